import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { UserDetail } from "@waymark/contract/accounts";
import { useState } from "react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { loadTexts } from "../../lib/language/i18n.ts";
import { Guard } from "../../lib/session/session.tsx";
import { clearStoredUser, storeUser } from "../../lib/session/stored-user.ts";
import { aUserDetail } from "../../testing/a-user.ts";
import { answerCalls } from "../../testing/answer-calls.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { Hosts } from "../../ui/overlay/hosts.tsx";
import { SettingsTabs } from "./settings-tabs.tsx";
import type { SettingsTab } from "./tab-ids.ts";

beforeAll(() => loadTexts("app-shell", "settings", "public-profile", "validation"));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  clearStoredUser();
  vi.unstubAllGlobals();
});

const nurse = aUserDetail({ title: "Nurse", skills: ["Triage"] });
const path = `/api/user/${nurse.id}`;
const go = () => {};

function Screen({ first }: { first: SettingsTab }) {
  const [tab, setTab] = useState<SettingsTab>(first);
  return (
    <Guard go={go}>
      <SettingsTabs tab={tab} onTab={setTab} photo={null} phoneStatus={() => null} account={null} inTeam />
      <Hosts />
    </Guard>
  );
}

type Answers = Parameters<typeof answerCalls>[0];

/** Renders Settings with the server's answers. */
async function openSettings(answers: Answers = {}, tab: SettingsTab = "profile") {
  storeUser(nurse);
  const asked = answerCalls({ [`GET ${path}`]: { body: nurse }, ...answers });
  await renderAt("/settings", <Screen first={tab} />);
  await screen.findByRole("button", { name: "Save changes" });
  const saved = () => asked.filter((request) => request.method === "PUT");
  return { saved };
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const title = () => screen.getByLabelText<HTMLInputElement>("Job title");
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const save = () => act(async () => fireEvent.click(button("Save changes")));
const conflictWith = (current: UserDetail) => ({
  status: 409,
  body: { error: "changed", code: "conflict", requestId: "r", details: { current } },
});

describe("the snapshot rule", () => {
  it("lets Save and Cancel be pressed only while something differs", async () => {
    await openSettings();
    const disabled = () => [button("Save changes").disabled, button("Cancel").disabled];
    expect(disabled()).toEqual([true, true]);
    type(title(), "Head nurse");
    expect(disabled()).toEqual([false, false]);
    type(title(), "Nurse");
    expect(disabled()).toEqual([true, true]);
  });

  it("reverts every section with Cancel, and can undo that", async () => {
    await openSettings();
    type(title(), "Head nurse");
    fireEvent.mouseDown(screen.getByRole("tab", { name: "Notifications" }));
    fireEvent.click(screen.getByRole("switch", { name: "Text messages" }));
    fireEvent.click(button("Cancel"));
    expect(screen.getByRole("switch", { name: "Text messages" }).getAttribute("aria-checked")).toBe("false");
    expect(await screen.findByText("Changes Cancelled")).toBeTruthy();
    expect(screen.getByText("All unsaved changes have been reverted.")).toBeTruthy();
    expect(button("Save changes").disabled).toBe(true);
    fireEvent.click(button("Undo"));
    await waitFor(() => expect(screen.getByText("2 changes not saved")).toBeTruthy());
  });

  it("sends the three whole sections, with the version they are based on", async () => {
    const { saved } = await openSettings({ [`PUT ${path}/preferences`]: { body: { ok: true, version: 2 } } });
    fireEvent.mouseDown(screen.getByRole("tab", { name: "Notifications" }));
    fireEvent.click(screen.getByRole("switch", { name: "Salary alerts" }));
    await save();
    expect(await screen.findByText("Your preferences have been successfully saved.")).toBeTruthy();
    expect(saved()).toHaveLength(1);
    expect(await saved()[0]?.json()).toEqual({
      preferences: { ...nurse.preferences, salaryAlerts: true },
      jobPreferences: nurse.jobPreferences,
      privacySettings: nurse.privacySettings,
      version: 1,
    });
    expect(button("Save changes").disabled).toBe(true);
  });

  it("says that a save failed, and keeps the changes across a reload", async () => {
    await openSettings({ [`PUT ${path}/profile`]: { status: 500, body: {} } });
    type(title(), "Head nurse");
    await save();
    expect(await screen.findByText("Failed to update profile. Please try again.")).toBeTruthy();
    expect(title().value).toBe("Head nurse");
    cleanup();
    await openSettings();
    expect(title().value).toBe("Head nurse");
    expect(button("Save changes").disabled).toBe(false);
  });

  it("shows a refused field with its reason, on its tab", async () => {
    await openSettings();
    type(title(), "x".repeat(301));
    fireEvent.mouseDown(screen.getByRole("tab", { name: "Privacy" }));
    await save();
    expect(await screen.findByText("At most 300 characters.")).toBeTruthy();
    expect(screen.getByRole("tab", { selected: true }).textContent).toContain("Profile");
    expect(title().value).toHaveLength(301);
  });

  it("shows an error that only the server can find", async () => {
    const details = { fields: [{ field: "company", reason: "Not like this." }] };
    await openSettings({
      [`PUT ${path}/profile`]: {
        status: 400,
        body: { error: "no", code: "invalid_request", requestId: "r", details },
      },
    });
    type(screen.getByLabelText("Company"), "Clinic");
    await save();
    expect(await screen.findByText("Not like this.")).toBeTruthy();
  });
});

describe("a change made elsewhere meanwhile", () => {
  it("is merged without asking when both changed different fields", async () => {
    let tries = 0;
    const theirs = { ...nurse, company: "Clinic", version: 5 };
    const { saved } = await openSettings({
      [`PUT ${path}/profile`]: () => {
        tries += 1;
        return tries === 1 ? conflictWith(theirs) : { body: { ...theirs, title: "Head nurse", version: 6 } };
      },
    });
    type(title(), "Head nurse");
    await save();
    expect(await screen.findByText("Your profile has been successfully updated.")).toBeTruthy();
    expect(await saved()[1]?.json()).toMatchObject({ title: "Head nurse", company: "Clinic", version: 5 });
    expect(screen.getByLabelText<HTMLInputElement>("Company").value).toBe("Clinic");
  });

  it("is shown field by field when both changed the same ones, and nothing is lost until the person chooses", async () => {
    let tries = 0;
    const theirs = { ...nurse, title: "Ward lead", skills: ["Triage", "ACLS"], version: 5 };
    const { saved } = await openSettings({
      [`PUT ${path}/profile`]: () => {
        tries += 1;
        return tries === 1 ? conflictWith(theirs) : { body: { ...theirs, version: 6 } };
      },
    });
    type(title(), "Head nurse");
    const skills = screen.getByLabelText("Skills");
    type(skills, "Wound care");
    fireEvent.keyDown(skills, { key: "Enter" });
    await save();
    const dialog = await screen.findByRole("dialog", { name: "Changed in two places" });
    for (const shown of ["Head nurse", "Ward lead", "Triage, Wound care", "Triage, ACLS"])
      expect(within(dialog).getByText(shown)).toBeTruthy();
    fireEvent.click(within(dialog).getByRole("button", { name: "Not now" }));
    expect(title().value).toBe("Head nurse");

    fireEvent.click(button("Compare"));
    const again = await screen.findByRole("dialog");
    const titles = within(again).getByRole("radiogroup", { name: "Job title" });
    fireEvent.click(within(titles).getByRole("radio", { name: /saved elsewhere/ }));
    const both = within(again).getByRole("radiogroup", { name: "Skills" });
    fireEvent.click(within(both).getByRole("radio", { name: /Both together/ }));
    await act(async () => fireEvent.click(within(again).getByRole("button", { name: "Save this" })));
    await waitFor(() => expect(saved()).toHaveLength(2));
    expect(await saved()[1]?.json()).toMatchObject({
      title: "Ward lead",
      skills: ["Triage", "ACLS", "Wound care"],
      version: 5,
    });
  });
});

describe("privacy", () => {
  const page = {
    slug: "marta",
    path: "/p/marta",
    secretPath: "/p/secret",
    visibility: "public",
    published: true,
    activity: "week",
  };
  const answers: Answers = {
    "GET /api/public-profile": { body: page },
    "GET /api/public-profile/messages": { body: { messages: [] } },
  };

  it("previews what each visibility and switch shows, before anything is saved", async () => {
    await openSettings(answers, "privacy");
    const preview = await screen.findByRole("region", { name: "Preview" });
    await waitFor(() => expect(preview.textContent).toContain("Marta Ribeiro"));
    expect(preview.textContent).toContain("Active this week");
    expect(preview.textContent).not.toContain("marta@example.org");
    fireEvent.click(screen.getByRole("switch", { name: "Show when you were last active" }));
    expect(preview.textContent).not.toContain("Active this week");
    fireEvent.click(within(preview).getByRole("button", { name: "Private" }));
    expect(preview.textContent).toContain("There is no page.");
  });

  it("says why an address is refused", async () => {
    const refusal = { error: "Somebody has it.", code: "slug_taken", requestId: "r" };
    await openSettings(
      { ...answers, "PUT /api/public-profile/slug": { status: 409, body: refusal } },
      "privacy",
    );
    const address = await screen.findByLabelText("Address");
    type(address, "a b");
    fireEvent.click(button("Change address"));
    expect(screen.getByText(/^3 to 40 lowercase letters/)).toBeTruthy();
    type(address, "nora");
    fireEvent.click(button("Change address"));
    expect(await screen.findByText("Somebody has it.")).toBeTruthy();
  });
});
