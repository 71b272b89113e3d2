import { render, screen, within } from "@testing-library/react";
import type { JobSourceInfo } from "@waymark/contract/job-sources";
import { beforeAll, expect, it } from "vitest";
import { loadTexts } from "../../lib/language/i18n.ts";
import { SourceList } from "./source-list.tsx";

const source = (name: string, more: Partial<JobSourceInfo> = {}): JobSourceInfo => ({
  id: name.toLowerCase(),
  name,
  kind: "list",
  state: "on",
  link: null,
  credit: "from",
  follow: true,
  beforeSignIn: true,
  aggregates: "allowed",
  refreshMinutes: 1440,
  keepDays: 30,
  askedPerDay: null,
  countries: [],
  groups: [],
  keys: [],
  keyPage: null,
  label: null,
  lastSuccess: new Date().toISOString(),
  problem: "",
  nextRun: null,
  count: 4,
  skipped: 0,
  boards: 0,
  isAside: false,
  ...more,
});
const old = new Date(Date.now() - 3 * 86_400_000).toISOString();

beforeAll(() => loadTexts("job-sources"));

it("names the sources that delivered today, and those that stepped aside", () => {
  render(
    <SourceList
      sources={[
        source("Acorn"),
        source("Birch", { lastSuccess: old, isAside: true, problem: "gone" }),
        source("Cedar", { state: "off" }),
        source("Dogwood"),
      ]}
    />,
  );
  expect(screen.getByText("Delivered today: Acorn and Dogwood.")).toBeTruthy();
  const row = (name: string) => within(screen.getByText(name).closest("li") as HTMLElement);
  expect(row("Acorn").queryByText("Delivered today")).toBeTruthy();
  expect(row("Birch").queryByText("Delivered today")).toBeNull();
  expect(row("Birch").queryByText("Paused")).toBeTruthy();
  expect(row("Cedar").queryByText("Delivered today")).toBeNull();
});

it("says that nothing came today", () => {
  render(
    <SourceList sources={[source("Acorn", { lastSuccess: old }), source("Birch", { lastSuccess: null })]} />,
  );
  expect(screen.getByText("No source has delivered today.")).toBeTruthy();
});
