import { Fragment } from "react";

/** Paragraphs are separated by empty lines; lines beginning with "- " are a list. */
export function HelpText({ text }: { text: string }) {
  return (
    <div className="grid max-w-prose gap-3 leading-relaxed">
      {text.split("\n\n").map((part) => {
        const lines = part.split("\n");
        const items = lines.filter((line) => line.startsWith("- "));
        const lead = lines.filter((line) => !line.startsWith("- ")).join(" ");
        return (
          <Fragment key={part}>
            {lead !== "" && <p className="text-pretty">{lead}</p>}
            {items.length > 0 && (
              <ul className="grid list-disc gap-1.5 pl-5 marker:text-pine">
                {items.map((item) => (
                  <li key={item}>{item.slice(2)}</li>
                ))}
              </ul>
            )}
          </Fragment>
        );
      })}
    </div>
  );
}
