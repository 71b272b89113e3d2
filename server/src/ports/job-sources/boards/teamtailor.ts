import { companyOfSlug } from "../board-address.ts";
import { boardPolicy } from "../board-policy.ts";
import { joined } from "../fields.ts";
import type { JobSource } from "../port.ts";
import { childrenNamed, childText, type XmlElement } from "../xml-elements.ts";
import { readElements } from "../xml-page.ts";

const placeOf = (place: XmlElement): string =>
  joined([childText(place, "tt:city", "tt:name"), childText(place, "tt:country")], ", ");

/** Boards of employers on Teamtailor, one RSS a board; places stand in its own tags, the company in none. */
export const teamtailor: JobSource = {
  id: "teamtailor",
  board: "teamtailor",
  policy: boardPolicy("Teamtailor"),
  start: ({ boards }) =>
    boards.map(({ slug }) => ({ url: `https://${slug}.teamtailor.com/jobs.rss`, board: slug })),
  read(body, { board = "" }) {
    return readElements(body, ["item"], (item) => {
      const title = childText(item, "title");
      const url = childText(item, "link");
      if (title === "" || url === "") return null;
      const places = childrenNamed(item, "tt:locations").flatMap((all) => childrenNamed(all, "tt:location"));
      return {
        source: "teamtailor",
        sourceId: `${board}/${childText(item, "guid") || url}`,
        title,
        company: childText(item, "company_name", "tt:company") || companyOfSlug(board),
        location: joined(places.map(placeOf), " | ") || childText(item, "location"),
        remote: /^(?:fully|remote)$/i.test(childText(item, "remotestatus", "tt:remotestatus")),
        posted: childText(item, "pubdate"),
        description: childText(item, "description"),
        url,
      };
    });
  },
};
