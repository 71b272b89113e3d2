import { readdirSync, readFileSync } from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";
import type { ApiPerson } from "./api.ts";
import { expectAccessible, expectNoSidewaysScrolling } from "./axe.ts";
import { linkInOutbox } from "./outbox.ts";
import type { RunningProduct } from "./product.ts";
import { buyTeam, signedIn, tabTo } from "./steps.ts";
import { test } from "./test.ts";

let product: RunningProduct;
test.beforeAll(({ sharedProduct }) => {
  product = sharedProduct;
});

const nouns = readdirSync("locales/en").map((file) => file.replace(".json", ""));
/** A key in place of its text, or a parameter that nobody filled in. */
const rawKey = new RegExp(`(?<![\\w/.@-])(?:${nouns.join("|")})\\.[a-z]\\w*|\\{\\{`);

const textsOf = (language: string) => (noun: string) =>
  JSON.parse(readFileSync(`locales/${language}/${noun}.json`, "utf8"));
const named = (text: string, values: Record<string, string>) =>
  text.replace(/{{(\w+)}}/g, (_, name: string) => values[name] ?? "");

/** Chooses the language for the account, and in the browser as if the person had chosen it there before. */
async function speak(page: Page, person: ApiPerson, language: string): Promise<void> {
  await person.call("PUT", `/api/user/${person.id}/preferences`, { localization: { language } });
  await page.addInitScript((chosen) => localStorage.setItem("preferred-language", chosen), language);
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}
/** Chooses an option by the arrow keys. */
async function choose(page: Page, select: Locator, label: string): Promise<void> {
  await tabTo(page, select);
  await page.keyboard.press("Home");
  const chosen = () => select.evaluate((element: HTMLSelectElement) => element.selectedOptions[0]?.label);
  for (let presses = 0; presses < 20 && (await chosen()) !== label; presses += 1)
    await page.keyboard.press("ArrowDown");
  expect(await chosen()).toBe(label);
}

/** A team with a brand, and the link by which somebody may join it. */
async function aTeam(owner: ApiPerson, guest: ApiPerson) {
  const id = await buyTeam(owner);
  const brand = { name: "Harbour Office", color: "#ffcc00", imprint: "Quay 1, Hull", version: 0 };
  expect((await owner.call("PUT", `/api/teams/${id}/brand`, brand)).status).toBe(200);
  await owner.call("POST", `/api/teams/${id}/invitations`, { email: guest.email });
  return { id, link: await linkInOutbox(product, guest.email, "/invite/") };
}

const summary = "I led the team of six welders.";
async function aResume(person: ApiPerson): Promise<string> {
  const personalInfo = { firstName: "Ada", lastName: "Weld", email: "", phone: "", location: "", summary };
  const lists = { experience: [], education: [], skills: [], achievements: [], certifications: [] };
  const { body } = await person.call("POST", "/api/resumes", {
    name: "Yard",
    content: { personalInfo, ...lists },
  });
  return (body.resume as { id: string }).id;
}

const views = ["week", "board", "searches", "analytics", "sharing", "members", "brand"];
const spoken = ["de", "fr", "es"] as const;

for (const [turn, language] of spoken.entries())
  test(`Team room in the language ${language}, two people, by keyboard alone`, async ({ page, browser }) => {
    test.setTimeout(240_000);
    const texts = textsOf(language);
    const [room, grants, comments] = [texts("team-dashboard"), texts("grants"), texts("comments")];
    const coach = await signedIn(page, product.url);
    const context = await browser.newContext({ locale: language });
    const clientPage = await context.newPage();
    const client = await signedIn(clientPage, product.url);
    await speak(page, coach, language);
    await speak(clientPage, client, language);
    const { id, link } = await aTeam(coach, client);
    const resumeId = await aResume(client);
    const at = (rest: string) => `${product.url}/dashboard?section=team&team=${id}${rest}`;
    const button = (on: Page, name: string) => on.getByRole("button", { name, exact: true });

    // Invited: the page has the team's own name.
    await clientPage.goto(link);
    const invitation = texts("teams-invitation");
    await expect(
      clientPage.getByRole("heading", { name: named(invitation.heading, { team: "Harbour Office" }) }),
    ).toBeVisible();
    await expect(clientPage.locator("body")).not.toContainText(rawKey);
    await press(clientPage, button(clientPage, invitation.accept));
    await clientPage.waitForURL(/dashboard/);

    // Shared: a resume, for suggestions.
    await clientPage.goto(at("&view=sharing"));
    await choose(clientPage, clientPage.getByLabel(grants.form.noun, { exact: true }), grants.noun.resume);
    await choose(clientPage, clientPage.getByLabel(grants.form.right, { exact: true }), grants.right.suggest);
    await press(clientPage, button(clientPage, grants.form.submit));
    await expect(clientPage.getByRole("listitem").filter({ hasText: "Yard" })).toBeVisible();

    // Suggested: words chosen with Shift and the arrow keys, and a mention chosen from the list.
    await page.goto(at(`&item=${client.id}:resume:${resumeId}`));
    await press(page, button(page, named(comments.addOn, { part: comments.part.summary })));
    await tabTo(page, page.getByLabel(comments.words));
    await page.keyboard.press("Home");
    for (let step = 0; step < 2; step += 1) await page.keyboard.press("ArrowRight");
    for (let step = 0; step < 3; step += 1) await page.keyboard.press("Shift+ArrowRight");
    await expect(page.getByText(named(comments.wordsNow, { words: "led" }))).toBeVisible();
    await tabTo(page, page.getByLabel(comments.suggest));
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("managed");
    await tabTo(page, page.getByLabel(comments.text));
    await page.keyboard.type("<b>Stronger</b> @n");
    await expect(page.getByRole("listbox", { name: comments.mentionList })).toBeVisible();
    await expectAccessible(page, "a comment that mentions somebody");
    await page.keyboard.press("Enter");
    await expect(page.getByLabel(comments.text)).toHaveValue("<b>Stronger</b> @Nora Vale ");
    await clientPage.goto(`${product.url}/dashboard?section=resumes&item=${resumeId}`);
    await expect(clientPage.getByRole("region", { name: comments.inEditor.label })).toBeVisible();
    await press(page, button(page, comments.send));
    await expect(page.getByText("<b>Stronger</b> @Nora Vale")).toBeVisible();

    // Accepted in the editor, with one key; the coach's page follows.
    await expect(clientPage.getByText(comments.inEditor.open_one.replace("{{count}}", "1"))).toBeVisible();
    await press(clientPage, button(clientPage, comments.inEditor.read));
    await expect(clientPage.getByText("<b>Stronger</b> @Nora Vale")).toBeVisible();
    await expect(clientPage.locator("body")).not.toContainText(rawKey);
    await expectAccessible(clientPage, "the comments in the editor");
    await tabTo(clientPage, button(clientPage, comments.accept));
    await clientPage.keyboard.press("a");
    await expect(
      clientPage.getByRole("dialog").getByText("I managed the team of six welders."),
    ).toBeVisible();
    await expect(page.getByText("I managed the team of six welders.")).toBeVisible();
    await clientPage.keyboard.press("Escape");
    await expect(clientPage.getByRole("dialog")).toHaveCount(0);
    await expect(clientPage.locator("textarea").first()).toHaveValue("I managed the team of six welders.");

    // Every tab of the room at 320 px, without a key in place of a text. What axe looks at is the same in every language,
    // so each looks at a third of the tabs; how wide the texts are is measured in all of them.
    await page.setViewportSize({ width: 320, height: 700 });
    for (const [i, view] of views.entries()) {
      await page.goto(at(view === "week" ? "" : `&view=${view}`));
      const tab = view === "brand" ? texts("teams-branding").tab : room.tab[view];
      await expect(page.getByRole("tab", { name: tab })).toHaveAttribute("aria-selected", "true");
      if (i % spoken.length === turn) await expectAccessible(page, `${view} at 320 px`);
      await expectNoSidewaysScrolling(page, `${view} at 320 px`);
      await expect(page.locator("body")).not.toContainText(rawKey);
    }

    // Taken back while the coach writes a comment: the words are offered for copying.
    await page.goto(at(`&item=${client.id}:resume:${resumeId}`));
    await expect(page.getByText("I managed the team of six welders.")).toBeVisible();
    await press(page, button(page, named(comments.addOn, { part: comments.part.summary })));
    await tabTo(page, page.getByLabel(comments.text));
    await page.keyboard.type("Half a thought");
    await clientPage.goto(at("&view=sharing"));
    await press(
      clientPage,
      clientPage.getByRole("listitem").filter({ hasText: "Yard" }).getByRole("button").first(),
    );
    await expect(page.getByText(grants.ended)).toBeVisible();
    await expect(page.getByText("I managed the team of six welders.")).toHaveCount(0);
    await expect(page.getByText(comments.notSent)).toBeVisible();
    await expect(page.getByRole("textbox", { name: room.left.typed })).toHaveValue("Half a thought");
    await expectAccessible(page, "words about a resume that is no longer shared");
    await expectNoSidewaysScrolling(page, "words about a resume that is no longer shared");
    await press(page, button(page, room.left.close));
    await expect(page.getByText("Half a thought")).toHaveCount(0);
    await context.close();
  });

for (const language of ["de", "fr", "es"] as const)
  test(`board, searches and report of a team in the language ${language}; a removed writer keeps the words`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(240_000);
    const texts = textsOf(language);
    const [room, board, bulk] = [texts("team-dashboard"), texts("team-boards"), texts("bulk-searches")];
    const coach = await signedIn(page, product.url);
    const context = await browser.newContext({ locale: language });
    const memberPage = await context.newPage();
    const member = await signedIn(memberPage, product.url);
    await speak(page, coach, language);
    await speak(memberPage, member, language);
    const { id, link } = await aTeam(coach, member);
    await member.call("POST", "/api/invitations/accept", { token: link.split("/").at(-1) });
    const at = (view: string) => `${product.url}/dashboard?section=team&team=${id}&view=${view}`;
    const button = (on: Page, name: string) => on.getByRole("button", { name, exact: true });

    // A card, added and moved by the keyboard; the other's board follows.
    await memberPage.goto(at("board"));
    await page.goto(at("board"));
    await press(page, button(page, board.add));
    await tabTo(page, page.getByLabel(board.field.title));
    await page.keyboard.type("Schweißer");
    await expectAccessible(page, "a new card");
    await press(page, page.getByRole("dialog").getByRole("button", { name: board.save }));
    await choose(page, page.getByLabel(named(board.move, { title: "Schweißer" })), board.column.doing);
    await expect(
      memberPage.getByRole("region", { name: board.column.doing }).getByText("Schweißer"),
    ).toBeVisible();
    await expect(page.locator("body")).not.toContainText(rawKey);

    // Searches from a file in the encoding of an older spreadsheet, run together.
    await page.goto(at("searches"));
    await press(page, page.getByText(bulk.paste));
    const file = Buffer.from("|Schweißer|\n|Infirmière|\n", "latin1");
    await tabTo(page, page.getByLabel(bulk.lines));
    await page.keyboard.type("Half a line");
    const chooser = page.waitForEvent("filechooser");
    await press(page, button(page, bulk.file.choose));
    await (await chooser).setFiles({ name: "a.csv", mimeType: "text/csv", buffer: file });
    await expect(page.getByLabel(bulk.lines)).toHaveValue("Half a line");
    await expect(page.getByText(named(bulk.read_other, { count: "2" }))).toBeVisible();
    await expect(page.getByRole("textbox", { name: bulk.title }).first()).toHaveValue("Schweißer");
    await press(page, button(page, named(bulk.run_other, { count: "2" })));
    await expect(page.getByRole("region", { name: bulk.results })).toBeVisible();
    await expectAccessible(page, "what the searches found");
    await expect(page.locator("body")).not.toContainText(rawKey);

    // The report of placements as a file.
    await page.goto(at("analytics"));
    const saved = page.waitForEvent("download");
    await press(page, button(page, room.analytics.savePdf));
    expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);

    // Removed while writing a card: the words are offered for copying.
    await press(memberPage, button(memberPage, board.add));
    await tabTo(memberPage, memberPage.getByLabel(board.field.title));
    await memberPage.keyboard.type("Half a thought");
    expect((await coach.call("DELETE", `/api/teams/${id}/members/${member.id}`)).status).toBe(200);
    await expect(memberPage.getByRole("textbox", { name: room.left.typed })).toHaveValue("Half a thought");
    await expectAccessible(memberPage, "words of a room that closed");
    await press(memberPage, button(memberPage, room.left.close));
    await expect(memberPage.getByText("Half a thought")).toHaveCount(0);
    await context.close();
  });
