import type { Config } from "./config.ts";

/** The server's address for a browser on this machine. */
export function localAddress({ HOST, PORT }: Pick<Config, "HOST" | "PORT">): string {
  const name = HOST === "0.0.0.0" || HOST === "::" ? "localhost" : HOST;
  return `http://${name.includes(":") ? `[${name}]` : name}:${PORT}`;
}
