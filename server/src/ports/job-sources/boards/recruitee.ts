import { companyOfSlug } from "../board-address.ts";
import { boardPolicy } from "../board-policy.ts";
import { field, joined, listIn, periodIn, textIn } from "../fields.ts";
import { type JobSource, jsonOf, readItems } from "../port.ts";

/** Boards of employers on Recruitee, one answer a board. Pay is text; dates end in "UTC"; links may lead to own domains. */
export const recruitee: JobSource = {
  id: "recruitee",
  board: "recruitee",
  policy: boardPolicy("Recruitee"),
  start: ({ boards }) =>
    boards.map(({ slug }) => ({ url: `https://${slug}.recruitee.com/api/offers/`, board: slug })),
  read(body, { board = "" }) {
    return readItems(field(jsonOf(body), "offers"), (offer) => {
      if (offer.title === undefined || offer.careers_url === undefined) return null;
      const period = periodIn(field(offer.salary, "period"));
      const places = listIn(offer.locations).map((place) =>
        joined([field(place, "city"), field(place, "state"), field(place, "country")], ", "),
      );
      return {
        source: "recruitee",
        sourceId: `${board}/${textIn(offer.id)}`,
        title: offer.title,
        company: offer.company_name ?? companyOfSlug(board),
        location: textIn(offer.location) || joined(places, " | "),
        country: offer.country_code,
        remote: offer.remote,
        posted: offer.published_at ?? offer.created_at,
        expires: offer.close_at,
        ...(period === null
          ? {}
          : {
              pay: {
                min: field(offer.salary, "min"),
                max: field(offer.salary, "max"),
                currency: field(offer.salary, "currency"),
                period,
              },
            }),
        description: `${textIn(offer.description)}\n${textIn(offer.requirements)}`,
        type: textIn(offer.employment_type_code).replace(/^(full|part)time/, "$1-time"),
        url: offer.careers_url,
      };
    });
  },
};
