import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { ChipsInput } from "./chips-input.tsx";
import { Field } from "./field.tsx";

function Skills({ first }: { first: string[] }) {
  const [values, setValues] = useState(first);
  return (
    <Field label="Skills">
      <ChipsInput values={values} onChange={setValues} />
      <code>{JSON.stringify(values)}</code>
    </Field>
  );
}

const box = () => screen.getByLabelText<HTMLInputElement>("Skills");
const enter = (text: string) => {
  fireEvent.change(box(), { target: { value: text } });
  fireEvent.keyDown(box(), { key: "Enter" });
};
const values = () => JSON.parse(document.querySelector("code")?.textContent ?? "");

describe("ChipsInput", () => {
  it("adds with Enter what is not there yet, and clears the box", () => {
    render(<Skills first={["Triage"]} />);
    for (const text of ["Triage", "triage", "  Wound care ", "", "   "]) {
      enter(text);
      expect(box().value).toBe("");
    }
    expect(values()).toEqual(["Triage", "triage", "Wound care"]);
  });

  it("says what happened, also that something was there already", () => {
    render(<Skills first={["Triage"]} />);
    enter("Triage");
    expect(screen.getByRole("status").textContent).toBe("Triage is already there");
  });

  it("takes one away by its x, the last by Backspace in the empty box", () => {
    render(<Skills first={["A", "B", "C"]} />);
    fireEvent.click(screen.getByRole("button", { name: "Remove B" }));
    expect(values()).toEqual(["A", "C"]);
    expect(document.activeElement).toBe(box());
    fireEvent.change(box(), { target: { value: "D" } });
    fireEvent.keyDown(box(), { key: "Backspace" });
    expect(values()).toEqual(["A", "C"]);
    fireEvent.change(box(), { target: { value: "" } });
    fireEvent.keyDown(box(), { key: "Backspace" });
    expect(values()).toEqual(["A"]);
  });

  it("keeps what was typed and not entered when one goes on", () => {
    render(<Skills first={[]} />);
    fireEvent.change(box(), { target: { value: "Triage" } });
    fireEvent.blur(box());
    expect(values()).toEqual(["Triage"]);
  });

  it("does not take the Enter that ends a composed character", () => {
    render(<Skills first={[]} />);
    fireEvent.change(box(), { target: { value: "に" } });
    fireEvent.keyDown(box(), { key: "Enter", isComposing: true });
    expect(values()).toEqual([]);
  });
});
