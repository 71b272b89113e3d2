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
  it("adds a new word with Enter, and clears the box", () => {
    render(<Skills first={["Triage"]} />);
    for (const text of ["Triage", "triage", "  Wound care ", "", "   "]) {
      enter(text);
      expect(box().value).toBe("");
    }
    expect(values()).toEqual(["Triage", "triage", "Wound care"]);
  });

  it("announces an added word, and a word that was there already", () => {
    render(<Skills first={["Triage"]} />);
    enter("Triage");
    expect(screen.getByRole("status").textContent).toBe("Triage is already in the list");
  });

  it("removes a word by its x, and the last word by Backspace in the empty box", () => {
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

  it("adds the typed word when the box loses focus", () => {
    render(<Skills first={[]} />);
    fireEvent.change(box(), { target: { value: "Triage" } });
    fireEvent.blur(box());
    expect(values()).toEqual(["Triage"]);
  });

  it("ignores the Enter that ends the composition of a character", () => {
    render(<Skills first={[]} />);
    fireEvent.change(box(), { target: { value: "に" } });
    fireEvent.keyDown(box(), { key: "Enter", isComposing: true });
    expect(values()).toEqual([]);
  });
});
