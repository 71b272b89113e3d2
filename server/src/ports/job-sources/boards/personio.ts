import { companyOfSlug } from "../board-address.ts";
import { boardPolicy, splitSlug } from "../board-policy.ts";
import { joined } from "../fields.ts";
import type { JobSource } from "../port.ts";
import { childrenNamed, childText } from "../xml-elements.ts";
import { readElements } from "../xml-page.ts";

const hostOf = (slug: string): string => {
  const { own, region } = splitSlug(slug);
  return `https://${own}.jobs.personio.${region === "com" ? "com" : "de"}`;
};

/** Boards of employers on Personio, one XML a board; the link is made of the posting's id. */
export const personio: JobSource = {
  id: "personio",
  board: "personio",
  policy: boardPolicy("Personio", { countries: ["DE", "AT", "CH", "ES", "FR"] }),
  start: ({ boards }) => boards.map(({ slug }) => ({ url: `${hostOf(slug)}/xml`, board: slug })),
  read(body, { board = "" }) {
    return readElements(body, ["position"], (position) => {
      const id = childText(position, "id");
      const title = childText(position, "name");
      if (!/^\d{1,20}$/.test(id) || title === "") return null;
      const parts = childrenNamed(position, "jobdescriptions")
        .flatMap((all) => childrenNamed(all, "jobdescription"))
        .map((part) => `<h3>${childText(part, "name")}</h3>${childText(part, "value")}`);
      const more = childrenNamed(position, "additionaloffices").flatMap((all) =>
        childrenNamed(all, "office"),
      );
      const offices = [childText(position, "office"), ...more.map((office) => office.text)];
      return {
        source: "personio",
        sourceId: `${board}/${id}`,
        title,
        company: childText(position, "subcompany") || companyOfSlug(board),
        location: joined(offices, " | "),
        posted: childText(position, "createdat"),
        description: parts.join("\n"),
        type: [childText(position, "schedule"), childText(position, "employmenttype")],
        url: `${hostOf(board)}/job/${id}`,
      };
    });
  },
};
