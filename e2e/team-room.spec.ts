import { expect, type Page } from "@playwright/test";
import type { ApiPerson } from "./api.ts";
import { accessibleInEachLook } from "./axe.ts";
import { linkInOutbox } from "./outbox.ts";
import type { RunningProduct } from "./product.ts";
import { buyTeam, signedIn } from "./steps.ts";
import { test } from "./test.ts";

let product: RunningProduct;
test.beforeAll(({ sharedProduct }) => {
  product = sharedProduct;
});

async function joinTeam(owner: ApiPerson, person: ApiPerson, teamId: string): Promise<void> {
  await owner.call("POST", `/api/teams/${teamId}/invitations`, { email: person.email });
  const token = (await linkInOutbox(product, person.email, "/invite/")).split("/").at(-1);
  const joined = await person.call("POST", "/api/invitations/accept", { token });
  expect(joined.status, JSON.stringify(joined.body)).toBe(200);
}

const openRoom = (page: Page, rest = "") => page.goto(`${product.url}/dashboard?section=team${rest}`);

test("Team room: a client shares, the coach sees it, and no more once it is taken back", async ({
  page,
  browser,
}) => {
  test.setTimeout(210_000);
  const coach = await signedIn(page, product.url);
  await openRoom(page);
  await expect(page.getByRole("heading", { name: "You are in no team" })).toBeVisible();
  const teamId = await buyTeam(coach);

  const context = await browser.newContext();
  const clientPage = await context.newPage();
  const client = await signedIn(clientPage, product.url);
  await client.call("PUT", `/api/user/${client.id}`, { displayName: "Ada Weld" });
  await joinTeam(coach, client, teamId);
  await client.call("POST", "/api/applications", {
    id: crypto.randomUUID(),
    job: { title: "Shipyard welder", company: "Harbour Yard" },
    stage: "applied",
  });

  await openRoom(page);
  const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 2 }) });
  await expect(card).toHaveCount(2);
  await expect(page.getByText("Shares nothing with you.")).toBeVisible();

  // The client shares board and figures.
  await openRoom(clientPage, "&view=sharing");
  const share = async (what: string) => {
    await clientPage.getByLabel("What", { exact: true }).selectOption(what);
    await clientPage.getByRole("button", { name: "Share", exact: true }).click();
    await expect(clientPage.getByRole("listitem").filter({ hasText: what })).toBeVisible();
  };
  await share("Application board");
  await share("Figures");
  // The coach's open page shows it by itself.
  await expect(page.getByText("sent this week")).toHaveCount(2);
  const check = accessibleInEachLook(page);
  await check("the week of a team");
  await page.getByRole("link", { name: "Application board" }).click();
  await expect(page.getByText("Shipyard welder")).toBeVisible();
  await check("a shared board");

  // The client reads who looked at what.
  await openRoom(clientPage, "&view=sharing");
  await expect(clientPage.getByText(/^Nora Vale: Application board, last on /)).toBeVisible();
  await expect(clientPage.getByText(/^Nora Vale: Figures, last on /)).toBeVisible();
  await accessibleInEachLook(clientPage)("who can see what");

  // Taken back while the coach looks: the screen empties.
  await clientPage.getByRole("button", { name: /^Stop sharing with Nora Vale: Application board/ }).click();
  await expect(page.getByText("This is not shared with you, or no longer.")).toBeVisible();
  await expect(page.getByText("Shipyard welder")).toHaveCount(0);
  // And it is back after the undo.
  await clientPage.getByRole("button", { name: "Share again" }).click();
  await expect(page.getByText("Shipyard welder")).toBeVisible();

  // A goal is proposed by the coach and accepted by the client.
  await page.getByRole("link", { name: "Back to the team" }).click();
  await page.getByRole("button", { name: "Propose a goal" }).click();
  await page.getByLabel("How many a week").fill("3");
  await page.getByRole("dialog").getByRole("button", { name: "Propose", exact: true }).click();
  await openRoom(clientPage);
  await clientPage.getByRole("button", { name: "Accept" }).click();
  await expect(clientPage.getByText("1 of 3 applications this week")).toBeVisible();
  await expect(page.getByText("1 of 3 applications this week")).toBeVisible();

  // The figures of those who share them, by name.
  await page.getByRole("tab", { name: "Analytics" }).click();
  await expect(page.getByRole("row", { name: /^Together/ })).toBeVisible();
  await expect(page.getByText("Too few to show").first()).toBeVisible();
  await check("the figures of a team");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as PDF" }).click();
  expect((await saved).suggestedFilename()).toMatch(/^placements-.*\.pdf$/);

  // The team's own board: a card by the coach, moved by both, made an application by the client.
  await page.getByRole("tab", { name: "Board" }).click();
  await page.getByRole("button", { name: "Add a card" }).click();
  await page.getByLabel("Title").fill("Dock fitter");
  await page.getByLabel("Employer").fill("Quay Works");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await openRoom(clientPage, "&view=board");
  const column = clientPage.getByLabel("Column of Dock fitter");
  await expect(column).toBeVisible();
  await column.focus();
  await column.selectOption("In progress");
  // The coach's page follows by itself, and drags the card on.
  const doing = page.getByRole("region", { name: "In progress" });
  await expect(doing.getByText("Dock fitter")).toBeVisible();
  await doing.getByRole("listitem").dragTo(page.getByRole("region", { name: "Done" }));
  await expect(clientPage.getByRole("region", { name: "Done" }).getByText("Dock fitter")).toBeVisible();
  await check("the board of a team");
  await clientPage.getByRole("button", { name: /Dock fitter/ }).click();
  await clientPage.getByRole("button", { name: "Add to my applications" }).click();
  await expect(clientPage.getByRole("link", { name: "It is on your board" })).toBeVisible();
  await accessibleInEachLook(clientPage)("a card of a team's board");

  // Searches for several people at once, pasted and run together.
  await page.getByRole("tab", { name: "Job searches" }).click();
  await page.getByText("Paste a list or choose a CSV file").click();
  await page.getByLabel("One search per line").fill("for;title;place\nAda;Nurse;\n;Welder;\nBo;;Kiel");
  await page.getByRole("button", { name: "Add these" }).click();
  await expect(page.getByText("2 searches were read.")).toBeVisible();
  await expect(page.getByText("Line 4: the job title is missing.")).toBeVisible();
  await check("a list of searches");
  await page.getByRole("button", { name: "Run 2 searches" }).click();
  await expect(page.getByText(/\d+ postings? found/)).toBeVisible();
  await check("what the searches found");
  await page.getByRole("button", { name: "Add to the board" }).first().click();
  await expect(page.getByRole("button", { name: "On the board" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Job title" }).first()).toHaveValue("Nurse");

  // A resume is shared for suggestions; the coach suggests, the client accepts with one key.
  await client.call("POST", "/api/resumes", {
    name: "Yard",
    content: contentWith("I led the team of six welders."),
  });
  await openRoom(clientPage, "&view=sharing");
  await clientPage.getByLabel("What", { exact: true }).selectOption("Resume");
  await clientPage.getByLabel("They may").selectOption("see, comment and suggest changes");
  await clientPage.getByRole("button", { name: "Share", exact: true }).click();
  await openRoom(page);
  await page.getByRole("link", { name: "Resume “Yard”" }).click();
  await page.getByRole("button", { name: "Comment on Summary" }).click();
  const words = page.getByLabel("Which words");
  await words.focus();
  await words.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(2, 5));
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Shift+ArrowLeft");
  await expect(page.getByText("About: led")).toBeVisible();
  await page.getByLabel("Your wording").fill("managed");
  await page.getByLabel("Your comment").fill("Stronger, and <b>true</b>.");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByText("Stronger, and <b>true</b>.")).toBeVisible();
  await check("a shared resume with a suggestion");

  await openRoom(clientPage);
  await clientPage.getByRole("link", { name: "Nora Vale on “Yard”" }).click();
  await clientPage.getByRole("button", { name: "Accept" }).focus();
  await clientPage.keyboard.press("a");
  await expect(clientPage.getByText("I managed the team of six welders.")).toBeVisible();
  await expect(page.getByText("I managed the team of six welders.")).toBeVisible();
  await accessibleInEachLook(clientPage)("an own resume with comments");
  await context.close();
});

/** A resume with a summary alone. */
function contentWith(summary: string) {
  const person = { firstName: "Ada", lastName: "Weld", email: "", phone: "", location: "", summary };
  const lists = { experience: [], education: [], skills: [], achievements: [], certifications: [] };
  return { personalInfo: person, ...lists };
}
