import net from "node:net";

/** Readers of untrusted files need no network: every connection fails from here on. */
export function closeNetwork(): void {
  const refuse = (): never => {
    throw new Error("no network here");
  };
  net.Socket.prototype.connect = refuse;
  globalThis.fetch = refuse;
}
