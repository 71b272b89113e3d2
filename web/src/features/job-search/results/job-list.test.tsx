import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadTexts } from "../../../lib/language/i18n.ts";
import { answerCalls } from "../../../testing/answer-calls.ts";
import { aJob, anAnswer, keywords, openPanel, press, search, widen } from "../testing/open-panel.tsx";

beforeEach(async () => {
  await loadTexts("job-search");
  widen(800);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

describe("the list", () => {
  it("shows title, employer, pay, badges and links on a card", async () => {
    const remote = aJob("1", {
      remote: true,
      sample: true,
      salary: "€50,000",
      url: "javascript:alert(1)",
      type: "",
      description: "word ".repeat(100),
    });
    const toggled = vi.fn();
    answerCalls({ ...keywords, [search]: { body: anAnswer([remote, aJob("saved")], { samples: true }) } });
    openPanel(undefined, toggled);
    const found = await screen.findByRole("list", { name: "Jobs found" });
    const [first, second] = within(found).getAllByRole("listitem");
    const card = within(first as HTMLElement);
    for (const text of ["Harbour Health · Remote", "adzuna", "Sample", "Remote", "€50,000", "Today"]) {
      expect(card.getByText(text)).toBeTruthy();
    }
    expect(card.getByText(/^word /).textContent?.length).toBeLessThanOrEqual(200);
    expect(card.queryByRole("link")).toBeNull();
    const link = within(second as HTMLElement).getByRole("link", { name: /^Apply/ });
    expect(link.getAttribute("href")).toBe("https://example.org/saved");
    expect(link.getAttribute("target")).toBe("_blank");
    expect(link.getAttribute("rel")).toContain("noopener");
    // The other one is a real posting.
    screen.getByText(/^Some of these are sample postings/);
    const bookmark = (name: string) => screen.getByRole("button", { name });
    expect(bookmark("Save Job saved").getAttribute("aria-pressed")).toBe("true");
    expect(bookmark("Save Job 1").getAttribute("aria-pressed")).toBe("false");
    fireEvent.click(bookmark("Save Job 1"));
    expect(toggled).toHaveBeenCalledWith(remote);
  });

  it("names the site of a posting when the employer it states is not known to own that site", async () => {
    const jobs = [aJob("1", { company: "evil.example", postedOn: "evil.example" })];
    answerCalls({ ...keywords, [search]: { body: anAnswer(jobs) } });
    widen(1280);
    openPanel();
    const found = await screen.findByRole("list", { name: "Jobs found" });
    within(found).getByText(/^Posted on evil\.example/);
    // Once in the list, once in the open posting.
    expect(screen.getAllByText(/^Posted on evil\.example/)).toHaveLength(2);
  });

  it("names and links the source if its terms ask for that, on the card and in the posting", async () => {
    const from = (name: string, url: string, follow: boolean) => ({ origin: { name, url, follow } });
    const jobs = [
      aJob("1", from("Remote OK", "https://remoteok.com/1", true)),
      aJob("2", from("Board", "https://board.example/", false)),
      aJob("3", from("Trap", "javascript:alert(1)", true)),
      aJob("4"),
    ];
    answerCalls({ ...keywords, [search]: { body: anAnswer(jobs) } });
    widen(1280);
    openPanel();
    const found = await screen.findByRole("list", { name: "Jobs found" });
    const links = within(found)
      .getAllByRole("listitem")
      .map((card) => within(card).queryByRole("link", { name: /^via/ }));
    expect(
      links.map((link) => link && [link.textContent, link.getAttribute("href"), link.getAttribute("rel")]),
    ).toEqual([
      ["via Remote OK (opens in a new tab)", "https://remoteok.com/1", "noopener"],
      ["via Board (opens in a new tab)", "https://board.example/", "noopener nofollow"],
      null,
      null,
    ]);
    const pane = screen.getByRole("region", { name: "Selected job" });
    expect(within(pane).getByRole("link", { name: /^via Remote OK/ })).toBeTruthy();
  });

  it("lies open beside the list where there is room, and the arrow keys change it", async () => {
    answerCalls({ ...keywords, [search]: { body: anAnswer([aJob("1"), aJob("2"), aJob("3")]) } });
    widen(1280);
    const router = openPanel();
    const pane = await screen.findByRole("region", { name: "Selected job" });
    expect(within(pane).getByRole("heading", { level: 2 }).textContent).toBe("Job 1");
    const first = screen.getByRole("button", { name: "Job 1" });
    first.focus();
    fireEvent.keyDown(first, { key: "ArrowDown" });
    await waitFor(() => expect(router.state.location.search).toMatchObject({ item: "2" }));
    await waitFor(() => expect(within(pane).getByRole("heading", { level: 2 }).textContent).toBe("Job 2"));
    expect(document.activeElement?.textContent).toBe("Job 2");
    fireEvent.keyDown(document.activeElement as Element, { key: "End" });
    expect(document.activeElement?.textContent).toBe("Job 3");
    fireEvent.click(document.activeElement as Element, { detail: 0 });
    expect(document.activeElement).toBe(pane);
  });

  it("opens over the page on a narrow screen, and returns the focus to the title when closed", async () => {
    answerCalls({ ...keywords, [search]: { body: anAnswer([aJob("1"), aJob("2")]) } });
    openPanel();
    await press("Job 2");
    const dialog = await screen.findByRole("dialog");
    expect(within(dialog).getByText("You care for patients.")).toBeTruthy();
    fireEvent.click(within(dialog).getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Job 2"));
  });
});
