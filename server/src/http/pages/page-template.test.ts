import { describe, expect, it } from "vitest";
import { fillPage } from "./page-template.ts";

const fill = (html: string, facts: string[] = [], values: Record<string, string> = {}) =>
  fillPage(html, { facts: new Set(facts), values });

describe("a prerendered page", () => {
  it.each([
    ["<!--if:a-->x<!--end:a-->y", ["a"], "xy"],
    ["<!--if:a-->x<!--end:a-->y", [], "y"],
    ["<!--if:not-a-->x<!--end:not-a-->y", [], "xy"],
    ["<!--if:not-a-->x<!--end:not-a-->y", ["a"], "y"],
    ["<!--if:a-->1<!--if:b-->2<!--end:b-->3<!--end:a-->", ["a"], "13"],
    ["<!--if:a-->1<!--end:a--><!--if:a-->2<!--end:a-->", ["a"], "12"],
  ])("%s with %j", (html, facts, expected) => {
    expect(fill(html, facts)).toBe(expected);
  });

  it("takes values as text, and looks at them once", () => {
    const typed = `"><script>__TOKEN__</script><!--if:a-->`;
    expect(fill('<input value="__NAME__">', ["a"], { NAME: typed, TOKEN: "secret" })).toBe(
      '<input value="&quot;&gt;&lt;script&gt;__TOKEN__&lt;/script&gt;&lt;!--if:a--&gt;">',
    );
    expect(fill("a__NOBODY__b")).toBe("ab");
  });
});
