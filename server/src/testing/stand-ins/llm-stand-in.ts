import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { z } from "zod";

const Chat = z.looseObject({
  model: z.string(),
  messages: z.array(z.looseObject({ role: z.string(), content: z.string() })),
});
const Embed = z.looseObject({ model: z.string(), input: z.array(z.string()) });

export interface Asked {
  readonly model: string;
  readonly system: string;
  readonly material: string;
  readonly authorization: string | undefined;
  readonly turns: number;
}
/** The model's text, or a function with the endpoint's misbehaviour. */
export type Reply = string | ((response: ServerResponse) => void);

/** A model's answer in the endpoint's format. */
export const completion = (content: string | null, more: object = {}) =>
  JSON.stringify({
    id: "1",
    object: "chat.completion",
    created: 1,
    model: "m",
    choices: [{ index: 0, message: { role: "assistant", content }, finish_reason: "stop", ...more }],
    usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 },
  });

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let body = "";
  for await (const chunk of request) body += String(chunk);
  return JSON.parse(body);
}

/**
 * A local endpoint like a model's. `reply` is the text of every answer, or a list of answers whose last one repeats; it
 * may be changed between questions.
 */
export async function llmStandIn() {
  const state: { replies: Reply[]; asked: Asked[] } = { replies: ["{}"], asked: [] };
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    if (request.url?.endsWith("/embeddings")) {
      const { input, model } = Embed.parse(body);
      // `e-3072` is a model with vectors of that length, with as many digits as real ones.
      const more = Array.from({ length: Number(/-(\d+)$/.exec(model)?.[1] ?? 2) - 2 }, () => -0.0123456789);
      const vectorOf = (text: string) => [text.length, 1, ...more];
      const data = input.map((text, index) => ({ object: "embedding", index, embedding: vectorOf(text) }));
      response.setHeader("content-type", "application/json");
      response.end(
        JSON.stringify({ object: "list", data, model: "e", usage: { prompt_tokens: 1, total_tokens: 1 } }),
      );
      return;
    }
    const { model, messages } = Chat.parse(body);
    const said = (role: string) => messages.find((message) => message.role === role)?.content ?? "";
    state.asked.push({
      model,
      system: said("system"),
      material: said("user"),
      authorization: request.headers.authorization,
      turns: messages.length,
    });
    const reply = state.replies.length > 1 ? state.replies.shift() : state.replies[0];
    if (typeof reply === "function") return reply(response);
    response.setHeader("content-type", "application/json");
    response.end(completion(reply ?? ""));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked: state.asked,
    reply: (...replies: Reply[]) => {
      state.replies = replies;
      state.asked.length = 0;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
export type LlmStandIn = Awaited<ReturnType<typeof llmStandIn>>;
