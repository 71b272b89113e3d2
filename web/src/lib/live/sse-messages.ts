/** `kind` is the `event` field; `data` is parsed JSON, or `{}` when unreadable. */
export interface SseMessage {
  id: string;
  kind: string;
  data: unknown;
}

function parseData(lines: readonly string[]): unknown {
  try {
    return JSON.parse(lines.join("\n"));
  } catch {
    return {};
  }
}

function parseBlock(block: string): SseMessage | null {
  let id = "";
  let kind = "message";
  const data: string[] = [];
  for (const line of block.split("\n")) {
    const at = line.indexOf(":");
    const name = at === -1 ? line : line.slice(0, at);
    const value = at === -1 ? "" : line.slice(at + 1).replace(/^ /, "");
    if (name === "id") id = value;
    else if (name === "event") kind = value;
    else if (name === "data") data.push(value);
  }
  return data.length > 0 ? { id, kind, data: parseData(data) } : null;
}

/** Calls `alive` for every chunk, heartbeat comments included. */
export async function* sseMessages(
  body: ReadableStream<Uint8Array>,
  alive: () => void,
): AsyncGenerator<SseMessage> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    alive();
    rest = `${rest}${decoder.decode(value, { stream: true })}`.replace(/\r\n?/g, "\n");
    const blocks = rest.split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) {
      const message = parseBlock(block);
      if (message) yield message;
    }
  }
}
