// The address of the page: program, choices, step. One's own program stands in it, compressed.

export interface Link {
  program: string; own: string | null; divergence: string | null; reconvergence: string | null; lanes: number | null; warps: number | null;
  step: number; warp: number;
}

async function through(bytes: Uint8Array, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const piped = new Blob([bytes as BlobPart]).stream().pipeThrough(stream as ReadableWritablePair<Uint8Array, BufferSource>);
  return new Uint8Array(await new Response(piped as ReadableStream).arrayBuffer());
}

async function packed(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate"));
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

async function unpacked(text: string): Promise<string> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate")));
}

export async function write(link: Link): Promise<string> {
  const parts: [string, string | number | null][] = [
    ["p", link.program], ["d", link.divergence], ["r", link.reconvergence], ["l", link.lanes], ["w", link.warps], ["k", link.step], ["v", link.warp],
    ["s", link.own === null ? null : await packed(link.own)],
  ];
  const words = parts.filter(([, value]) => value !== null && value !== 0).map(([key, value]) => `${key}=${encodeURIComponent(value as string | number).replaceAll("%2F", "/")}`);
  return `#${words.join("&")}`;
}

/** What a hash says; what it does not say, or says wrongly, is left out. */
export async function read(hash: string): Promise<Partial<Link>> {
  const given = new URLSearchParams(hash.replace(/^#/, ""));
  const found: Partial<Link> = {};
  const number = (key: string): number | undefined => {
    const value = Number.parseInt(given.get(key) ?? "", 10);
    return Number.isFinite(value) && value >= 0 ? value : undefined;
  };
  found.program = given.get("p") ?? undefined;
  found.divergence = given.get("d") ?? undefined;
  found.reconvergence = given.get("r") ?? undefined;
  [found.lanes, found.warps, found.step, found.warp] = [number("l"), number("w"), number("k"), number("v")];
  const own = given.get("s");
  if (own) found.own = await unpacked(own).catch(() => undefined);
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}
