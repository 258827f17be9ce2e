"""Opens pages in a browser, goes to places in them, and prints what is seen there, as JSON.

Its arguments are the browser and a file with a list of steps: {page, hash, width, height, scheme, shot, scripts}.
"""
import json
import sys

from playwright.sync_api import sync_playwright

browser_path, steps_path = sys.argv[1:3]
with open(steps_path, encoding="utf-8") as file:
    steps = json.load(file)
results = []
with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=browser_path, args=["--no-sandbox", "--disable-gpu"])
    page = None
    kind = None
    for step in steps:
        errors = []
        wanted = (step["width"], step["height"], step["scheme"])
        if wanted != kind:
            context = browser.new_context(viewport={"width": wanted[0], "height": wanted[1]}, color_scheme=wanted[2])
            page, kind = context.new_page(), wanted
            page.set_default_timeout(60_000)
            page.on("pageerror", lambda error: errors.append(str(error)))
        if step.get("init"):
            page.add_init_script(step["init"])
        page.goto("about:blank")
        page.goto(f"file://{step['page']}{step['hash']}")
        if step.get("waits", True):
            page.wait_for_selector("body[data-ready]")
            page.evaluate("harmonica.settled()")
        seen = [page.evaluate(script) for script in step["scripts"]]
        for key in step.get("keys", []):
            page.keyboard.press(key)
        if step.get("keys"):
            page.evaluate("harmonica.settled()")
            seen.append(page.evaluate("harmonica.hash()"))
        wide = page.evaluate("document.documentElement.scrollWidth > window.innerWidth")
        if step.get("shot"):
            page.screenshot(path=step["shot"])
        results.append({"seen": seen, "errors": errors, "wide": wide})
    browser.close()
print(json.dumps(results))
