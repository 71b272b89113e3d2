import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { OpenFailed } from "./open-failed.tsx";
import { CallError } from "./send.ts";

it("says that a thing is gone without offering another try, and offers one for any other failure", () => {
  const retry = vi.fn();
  const failed = (error: unknown) => <OpenFailed error={error} text="It did not load." onRetry={retry} />;
  const { rerender } = render(failed(new CallError(404, { code: "not_found", error: "Nothing." })));
  expect(screen.getByRole("alert").textContent).toContain("This is no longer here.");
  expect(screen.queryByRole("button")).toBeNull();
  rerender(failed(new CallError(0, "network")));
  expect(screen.getByRole("alert").textContent).toContain("It did not load.");
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(retry).toHaveBeenCalledOnce();
});
