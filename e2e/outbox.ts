import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect } from "@playwright/test";
import { ApiPerson } from "./api.ts";
import type { RunningProduct } from "./product.ts";

const run = promisify(execFile);
const root = join(import.meta.dirname, "..");

interface Kept {
  to: string;
  text: string;
  createdAt: string;
}

const operators = new WeakMap<RunningProduct, ApiPerson>();

/** A one-time link to the operator's page, printed by the command line. */
export async function operatorLink(product: RunningProduct): Promise<string> {
  const { stdout } = await run(process.execPath, ["scripts/operator.mjs", "link"], {
    cwd: root,
    env: { PATH: process.env.PATH ?? "", DATA_DIR: product.dataDir, LANG: "en" },
  });
  return `${product.url}/operator#token=${/#token=([\w-]+)/.exec(stdout)?.[1]}`;
}

/** Opens the operator's page, once for each product. */
async function becomeOperator(product: RunningProduct): Promise<ApiPerson> {
  const operator = new ApiPerson(product.url);
  const token = (await operatorLink(product)).split("#token=")[1];
  await operator.call("POST", "/api/operator/open", { token });
  operators.set(product, operator);
  return operator;
}

/**
 * Waits for the newest link in a mail to an address, read from the operator's outbox. A `path` ending with a slash
 * matches as a prefix.
 */
export async function linkInOutbox(product: RunningProduct, to: string, path: string): Promise<string> {
  let link = "";
  const look = async () => {
    link = await newestLink(product, to, path);
    return link;
  };
  await expect.poll(look, { message: `a mail to ${to} with a link to ${path}` }).not.toBe("");
  return link;
}

async function newestLink(product: RunningProduct, to: string, path: string): Promise<string> {
  const operator = operators.get(product) ?? (await becomeOperator(product));
  const { body } = await operator.call("GET", "/api/operator");
  const links = (body.outbox as Kept[])
    .filter((message) => message.to === to)
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
    .flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? [])
    .map((link) => new URL(link))
    .filter((link) =>
      path.endsWith("/") ? link.pathname.startsWith(path) : `${link.pathname}${link.search}` === path,
    );
  const [link] = links;
  // The product runs on any free port, which a mail cannot know.
  return link === undefined ? "" : `${product.url}${link.pathname}${link.search}${link.hash}`;
}
