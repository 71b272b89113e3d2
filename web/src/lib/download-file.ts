import type { Endpoint } from "@waymark/contract/endpoint";
import { ErrorAnswer } from "@waymark/contract/errors";
import { authErrorKind } from "@waymark/contract/sign-in-errors";
import { address, CallError } from "./api/send.ts";
import { i18n } from "./language/i18n.ts";
import { accessTokenEnd, renewSession } from "./session/session-keeper.ts";

const Refusal = ErrorAnswer.partial();

/** The server's name wins. @throws CallError when the answer is not 2xx, or does not arrive (`network`). */
export async function downloadFile(
  endpoint: Endpoint,
  query: Record<string, string>,
  name: string,
  params: Record<string, string> = {},
): Promise<void> {
  const before = accessTokenEnd();
  const response = await ask(endpoint, query, params).catch(async (error) => {
    if (!(error instanceof CallError) || authErrorKind(error) !== "access_expired") throw error;
    await renewSession(before);
    return ask(endpoint, query, params);
  });
  await save(response, name);
}

/** @throws CallError when the answer is not 2xx, or does not arrive (`network`). */
export const downloadLink = async (link: string, name: string): Promise<void> =>
  save(await fetchFile(link), name);

async function save(response: Response, name: string): Promise<void> {
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = url;
  link.download = nameOf(response) ?? name;
  document.body.append(link);
  link.click();
  link.remove();
  // By then the browser has read the file.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

const ask = (endpoint: Endpoint, query: Record<string, string>, params: Record<string, string>) =>
  fetchFile(address(endpoint.path, params, query));

async function fetchFile(url: string): Promise<Response> {
  const headers = { "accept-language": i18n.language };
  const response = await fetch(url, { headers }).catch(() => {
    throw new CallError(0, "network");
  });
  if (response.ok) return response;
  throw new CallError(response.status, Refusal.safeParse(await response.json().catch(() => null)).data ?? {});
}

function nameOf(response: Response): string | undefined {
  const header = response.headers.get("content-disposition") ?? "";
  const full = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1];
  return full ? decodeURIComponent(full) : /filename="([^"]+)"/.exec(header)?.[1];
}
