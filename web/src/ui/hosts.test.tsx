import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { alerts, showAlert } from "./alert.ts";
import { Hosts } from "./hosts.tsx";
import { currentToast, toast } from "./toast.ts";

afterEach(() => {
  vi.useRealTimers();
  alerts.set([]);
  currentToast.set(null);
});

describe("alerts", () => {
  it("shows the exact text as an alertdialog until OK, one after the other", async () => {
    render(<Hosts />);
    const order: string[] = [];
    act(() => {
      void showAlert("Sign in failed: Wrong password.").then(() => order.push("first"));
      void showAlert("An unexpected error occurred").then(() => order.push("second"));
    });
    const first = await screen.findByRole("alertdialog", { name: "Sign in failed: Wrong password." });
    expect(first).toBeTruthy();
    expect(screen.getAllByRole("alertdialog")).toHaveLength(1);
    fireEvent.click(screen.getByRole("button", { name: "OK" }));
    await screen.findByRole("alertdialog", { name: "An unexpected error occurred" });
    expect(order).toEqual(["first"]);
    fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });
    await vi.waitFor(() => expect(order).toEqual(["first", "second"]));
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });
});

describe("toasts", () => {
  it("shows one at a time, the newest, for 5 s", async () => {
    render(<Hosts />);
    act(() => toast({ title: "Resume deleted" }));
    await screen.findByText("Resume deleted");
    vi.useFakeTimers();
    act(() => toast({ title: "Upload failed", description: "Again.", variant: "destructive" }));
    expect(screen.queryByText("Resume deleted")).toBeNull();
    expect(screen.getByText("Upload failed")).toBeTruthy();
    act(() => void vi.advanceTimersByTime(4_999));
    expect(screen.getByText("Upload failed")).toBeTruthy();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.queryByText("Upload failed")).toBeNull();
  });
});
