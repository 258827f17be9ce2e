// A page that `harmonica view --surfer` serves moves with Surfer: cycles go both ways through a WebSocket.

import { el } from "./paint";
import { goTo, onCycle, place } from "./state";

/** Opens the link, if the page has one. */
export function openLink(): void {
  const path = document.body.dataset.link;
  if (!path) return;
  const told = el("span", "ending soft surfer", "Surfer: not connected");
  document.getElementById("about")?.after(told);
  const socket = new WebSocket(`ws://${location.host}${path}`);
  /** The cycle that both sides know: it is no news. */
  let known = place.cycle;
  let isTold = false;
  socket.onmessage = (event) => {
    const news = JSON.parse(event.data as string) as { cycle?: number; surfer?: boolean };
    if (news.surfer !== undefined) told.textContent = news.surfer ? "Surfer: connected" : "Surfer: not connected";
    if (news.cycle !== undefined) {
      isTold = true;
      goTo(news.cycle);
      isTold = false;
      known = place.cycle;
    }
  };
  socket.onclose = () => { told.textContent = "Surfer: harmonica has ended"; };
  onCycle((cycle) => {
    if (isTold || cycle === known || socket.readyState !== WebSocket.OPEN) return;
    known = cycle;
    socket.send(JSON.stringify({ cycle }));
  });
}
