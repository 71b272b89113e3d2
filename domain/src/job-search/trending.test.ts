import { describe, expect, it } from "vitest";
import { finish } from "../in-steps.ts";
import { Occupations } from "./match/occupations.ts";
import { type CountedTitle, pickTrending, workersOfRole } from "./trending.ts";

const occupations = finish(Occupations.of());

const title = (
  label: string,
  group: string,
  count: number,
  more: Partial<CountedTitle> = {},
): CountedTitle => ({
  label,
  group,
  count,
  language: "en",
  searched: 0,
  ...more,
});

describe("pickTrending", () => {
  it("goes round the industries, the largest first", () => {
    const titles = [
      title("Nurse", "health", 90),
      title("Ward Nurse", "health", 80),
      title("Welder", "trades", 5),
      title("Cook", "cooking", 7),
    ];
    expect(pickTrending(titles, "en")).toEqual(["Nurse", "Cook", "Welder", "Ward Nurse"]);
  });

  it("prefers the larger occupation among equally frequent titles, and puts titles without a group last", () => {
    const titles = [
      title("Croupier", "hospitality", 1, { workers: 80 }),
      title("Waiter", "hospitality", 1, { workers: 2_300 }),
      ...["Diver", "Juggler", "Falconer"].map((label) => title(label, "other", 3)),
    ];
    expect(pickTrending(titles, "en").slice(0, 2)).toEqual(["Waiter", "Diver"]);
  });

  it("puts popular searches first, but not after a single search", () => {
    const titles = [
      title("Nurse", "health", 90),
      title("Welder", "trades", 5, { searched: 4 }),
      title("Cook", "cooking", 1, { searched: 1 }),
    ];
    expect(pickTrending(titles, "en")).toEqual(["Welder", "Nurse", "Cook"]);
  });

  it("prefers the asker's language and fills with others", () => {
    const titles = [title("Nurse", "health", 90), title("Koch", "cooking", 2, { language: "de" })];
    expect(pickTrending(titles, "de")).toEqual(["Koch", "Nurse"]);
  });

  it("answers at most twelve, none twice", () => {
    const titles = Array.from({ length: 40 }, (_, i) => title(`Title ${i % 30}`, `g${i % 4}`, i));
    const picked = pickTrending(titles, "en");
    expect(picked).toHaveLength(12);
    expect(new Set(picked).size).toBe(12);
  });

  it("is empty for an empty index", () => expect(pickTrending([], "fr")).toEqual([]));
});

it("knows the workers of a role, and none of a specialty or of a code that mixes titles", () => {
  const workers = (title: string) => {
    const [role] = occupations.read(title).trades;
    return role === undefined ? null : workersOfRole(role);
  };
  expect(workers("Registered nurse")).toBeGreaterThan(1_000);
  expect(workers("Pflegefachkraft")).toBeGreaterThan(1_000);
  for (const title of ["Case Manager/in Pflege", "Chief executive officer"]) expect(workers(title)).toBe(0);
});
