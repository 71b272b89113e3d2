import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { Button } from "./button.tsx";

function Form({ busy, on }: { busy: boolean; on: Record<"press" | "submit" | "around", () => void> }) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        on.submit();
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: imitates an area that opens on a click. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the same. */}
      <div onClick={on.around}>
        <Button type="submit" busy={busy} onClick={on.press}>
          Save
        </Button>
      </div>
    </form>
  );
}
const save = () => screen.getByRole<HTMLButtonElement>("button", { name: "Save" });
const heard = () => ({ press: vi.fn(), submit: vi.fn(), around: vi.fn() });

it("keeps the focus while it is busy, and tells assistive technology that it is busy", () => {
  const on = heard();
  const { rerender } = render(<Form busy={false} on={on} />);
  save().focus();
  rerender(<Form busy on={on} />);
  expect(document.activeElement).toBe(save());
  expect(save().disabled).toBe(false);
  expect(save().getAttribute("aria-disabled")).toBe("true");
  expect(save().getAttribute("aria-busy")).toBe("true");
  rerender(<Form busy={false} on={on} />);
  expect(document.activeElement).toBe(save());
  expect(save().hasAttribute("aria-disabled")).toBe(false);
});

it.each([
  ["ignores presses", true, 0],
  ["hears them", false, 1],
])("%s when busy is %s", (_, busy, times) => {
  const on = heard();
  render(<Form busy={busy} on={on} />);
  fireEvent.click(save());
  for (const spy of Object.values(on)) expect(spy).toHaveBeenCalledTimes(times);
});

it("is disabled when told to be, busy or not", () => {
  render(
    <Button busy disabled>
      Save
    </Button>,
  );
  expect(save().disabled).toBe(true);
});
