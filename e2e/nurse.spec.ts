import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "@playwright/test";
import { JobSourceInfo } from "@waymark/contract/job-sources";
import { type RunningProduct, startProduct } from "./product.ts";
import { signedIn } from "./steps.ts";
import { test } from "./test.ts";
import { watchPage } from "./watch-page.ts";

// Of the default sources only a remote, technical board answers; there is no real nursing job.
const technical = () =>
  ["Python Engineer", "Platform Engineer", "React Developer"].map((position, i) => ({
    id: String(800_000 + i),
    position,
    company: "Copperleaf Data",
    date: new Date(Date.now() - 3_600_000 * (i + 1)).toISOString(),
    description: "<p>You write software.</p>",
    location: "",
    url: `https://remoteok.com/remote-jobs/${800_000 + i}`,
  }));

let sources: Server;
let product: RunningProduct;
test.beforeAll(async () => {
  sources = createServer((request, response) => {
    const isTechnical = request.url === "/api";
    response.writeHead(isTechnical ? 200 : 404, { "content-type": "application/json" });
    response.end(isTechnical ? JSON.stringify([{ legal: "Link back." }, ...technical()]) : "{}");
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => sources.once("listening", resolve));
  const { port } = sources.address() as AddressInfo;
  product = await startProduct({
    env: {
      JOB_SOURCES: "default",
      JOB_SOURCES_BASE: `http://127.0.0.1:${port}`,
      ALLOW_PRIVATE_OUTBOUND: "true",
    },
  });
});
test.afterAll(async () => {
  await product?.remove();
  sources?.closeAllConnections();
  sources?.close();
});

test("where only technical boards answer, a search for a nurse names the source that has such jobs", async ({
  page,
}) => {
  const expectQuiet = watchPage(page);
  const person = await signedIn(page, product.url);
  await expect
    .poll(
      async () => {
        const { body } = await person.call("GET", "/api/job-sources");
        const known = JobSourceInfo.array().parse(body.sources);
        return known.find(({ id }) => id === "remoteok")?.count;
      },
      { timeout: 60_000 },
    )
    .toBe(3);

  // The very first search: sample postings, labelled as such, with a hint about real sources.
  await page.goto(`${product.url}/dashboard?section=search`);
  await page.getByRole("button", { name: "Search Jobs" }).click();
  await expect(page.getByText("These are sample postings.")).toBeVisible();
  const named = page.getByRole("region", { name: "Where to find such jobs" });
  await expect(named.getByRole("listitem").first()).toContainText("a free key.");

  await page.getByLabel("Job title, keywords or company").fill("registered nurse");
  await page.getByLabel("Location").fill("Vesoul, France");
  await page.getByRole("button", { name: "Search Jobs" }).click();
  await expect(page.getByText("No jobs found")).toBeVisible();
  await expect(named.getByRole("listitem").first()).toContainText(/France Travail.* would cover this\./);
  await expect(page.getByRole("link", { name: "Sources and companies" })).toHaveCount(1);
  await named.getByRole("link", { name: "Sources and companies" }).click();
  await expect(page.getByRole("button", { name: "Follow AP-HP, France" })).toBeVisible();
  expectQuiet();
});
