import { type BulkSearch, bulkSearchesLimit } from "@waymark/contract/bulk-searches";
import { type ListReading, readBulkText } from "@waymark/domain/bulk-searches/read-list";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useUnsentText } from "../../lib/unsent-texts.ts";
import { Button } from "../../ui/button/button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { FileChooser } from "../../ui/form/file-chooser.tsx";
import { Textarea } from "../../ui/form/input.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { TeamMate } from "./bulk-searches.tsx";

/** The largest file that is read, in bytes; ten thousand lines take less. */
const mostBytes = 2_000_000;

/** UTF-16 without its mark: in a list most characters are Latin, so every second byte is zero. */
function markless(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  const start = bytes.subarray(0, 1_000);
  const zeros = (rest: number) => start.filter((byte, at) => at % 2 === rest && byte === 0).length;
  const most = start.length / 4;
  if (zeros(1) > most && zeros(0) <= zeros(1) / 4) return "utf-16le";
  return zeros(0) > most && zeros(1) <= zeros(0) / 4 ? "utf-16be" : null;
}

/** A file's text: UTF-8, UTF-16 with or without its mark, else Windows-1252, as older spreadsheets write. */
async function textOfFile(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  const without = markless(bytes);
  if (without !== null) return new TextDecoder(without).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

interface Reading extends ListReading {
  /** The searches for which the list has no room. */
  readonly left: number;
}

/** Takes searches from pasted lines or a CSV; nothing is sent before the list is run. */
export function PasteList({
  teamId,
  members,
  searches,
  onAdd,
}: {
  teamId: string;
  members: readonly TeamMate[];
  searches: readonly BulkSearch[];
  onAdd: (searches: BulkSearch[]) => void;
}) {
  const { t } = useTranslation();
  const [text, setText] = useState("");
  useUnsentText(teamId, "list", text);
  const [reading, setReading] = useState<Reading | "too-large" | null>(null);
  const room = bulkSearchesLimit - searches.length;
  const add = (from: string) => {
    const read = readBulkText(from);
    const left = Math.max(0, read.searches.length - room);
    setReading({ ...read, left });
    onAdd(read.searches.slice(0, room).map((one) => searchFor(one, members)));
    return !read.isTooLong && left === 0 && read.problems.length === 0;
  };
  const takeFile = async (file: File) => {
    if (file.size > mostBytes) return setReading("too-large");
    add(await textOfFile(file));
  };
  return (
    <details className="rounded-xl border border-line bg-surface p-4">
      <summary className="cursor-pointer font-semibold">{t("bulk-searches.paste")}</summary>
      <div className="mt-4 grid grid-cols-1 gap-4">
        <Field label={t("bulk-searches.lines")} hint={t("bulk-searches.linesHint")}>
          <Textarea rows={5} value={text} onChange={({ target }) => setText(target.value)} />
        </Field>
        <div className="flex flex-wrap items-center gap-4">
          <Button
            variant="secondary"
            size="sm"
            disabled={text.trim() === ""}
            onClick={() => add(text) && setText("")}
          >
            {t("bulk-searches.addLines")}
          </Button>
          <FileChooser
            label={t("bulk-searches.file.label")}
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            onFile={(file) => void takeFile(file)}
          >
            {t("bulk-searches.file.choose")}
          </FileChooser>
        </div>
        {reading !== null && <ReadingNotes reading={reading} />}
      </div>
    </details>
  );
}

function searchFor(read: ListReading["searches"][number], members: readonly TeamMate[]): BulkSearch {
  const name = read.forName.trim().toLowerCase();
  const member = members.find(({ displayName }) => name !== "" && displayName.toLowerCase() === name);
  return { id: crypto.randomUUID(), ...read, forId: member?.userId ?? null };
}

function ReadingNotes({ reading }: { reading: Reading | "too-large" }) {
  const { t } = useTranslation();
  if (reading === "too-large") return <Notice>{t("bulk-searches.tooLarge")}</Notice>;
  return (
    <div className="grid gap-2">
      <p role="status">{t("bulk-searches.read", { count: reading.searches.length })}</p>
      {reading.isTooLong && (
        <Notice>{t("bulk-searches.tooLong", { count: reading.lines, limit: bulkSearchesLimit })}</Notice>
      )}
      {reading.left > 0 && (
        <Notice>{t("bulk-searches.noRoom", { count: reading.left, limit: bulkSearchesLimit })}</Notice>
      )}
      {reading.problems.length > 0 && (
        <Notice>
          <ul>
            {reading.problems.map(({ line, problem }) => (
              <li key={line}>{t(`bulk-searches.problem.${problem}`, { line })}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
