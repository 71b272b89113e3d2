import { screen, within } from "@testing-library/react";
import { beforeAll, describe, expect, it } from "vitest";
import { loadTexts } from "../../lib/language/i18n.ts";
import { sectionOf } from "../../lib/sections.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { Sidebar } from "./sidebar.tsx";

async function open(address: string, section: string | undefined) {
  const nothing = () => undefined;
  await renderAt(
    address,
    <Sidebar
      current={sectionOf(section)}
      counts={{ "saved-jobs": 12, applications: 0 }}
      onCommands={nothing}
      onSignOut={nothing}
      tools={null}
    />,
  );
  return screen.findByRole("navigation", { name: "Dashboard" });
}

beforeAll(() => loadTexts("app-shell"));

describe("the sidebar", () => {
  it("has every entry in its group, in order", async () => {
    const nav = await open("/dashboard", undefined);
    const groups = within(nav)
      .getAllByRole("list")
      .map((list) =>
        within(list)
          .getAllByRole("listitem")
          .map((item) => item.textContent),
      );
    expect(groups).toEqual([
      ["Job Hub", "Search", "Saved Jobs12", "Auto Apply"],
      ["Applications", "Resumes", "Cover Letters"],
      ["Job Interviews", "Interview Buddy"],
      ["Career Paths", "Analytics", "Team"],
      ["Settings", "Support", "Upgrade", "Sign Out"],
    ]);
    for (const name of ["Job Search", "Applications", "Interviews", "Insights"]) {
      expect(within(nav).getByRole("list", { name })).toBeTruthy();
    }
  });

  it.each([
    ["/dashboard", undefined, "Job Hub"],
    ["/dashboard?section=search", "search", "Search"],
    ["/dashboard?section=resumes&item=1", "resumes", "Resumes"],
    ["/dashboard?section=upgrade", "upgrade", "Upgrade"],
  ])("marks the current entry: %s", async (address, section, name) => {
    const nav = await open(address, section);
    const marked = within(nav)
      .getAllByRole("link")
      .filter((link) => link.getAttribute("aria-current") === "page");
    expect(marked.map((link) => link.textContent)).toEqual([name]);
  });
});
