import { SavedJob } from "@waymark/contract/jobs-saved";
import { useCallback, useEffect, useRef, useState } from "react";
import { CallError } from "../../../lib/api/call.ts";
import { useReplaceSaved, writeSavedJob } from "./queries.ts";

const pauseMs = 800;
const retryMs = 5_000;

export type NotesState = "saved" | "changed" | "failing" | "clash";

/**
 * The notes of a saved job, saved shortly after the last key and on blur. A lost connection is retried; when
 * another tab wrote meanwhile, both texts are kept and the person chooses.
 */
export function useNotes(saved: SavedJob) {
  const [text, setText] = useState(saved.notes);
  const [state, setState] = useState<NotesState>("saved");
  const [other, setOther] = useState<SavedJob | null>(null);
  const replace = useReplaceSaved();
  const now = useRef({
    text: saved.notes,
    stored: saved.notes,
    version: saved.version,
    isOut: false,
    replace,
  });
  now.current.replace = replace;
  const timer = useRef(0);
  // A change from elsewhere is taken over if nothing was typed here.
  const { notes, version } = saved;
  useEffect(() => {
    const here = now.current;
    if (version <= here.version) return;
    if (here.text === here.stored) {
      Object.assign(here, { text: notes, stored: notes });
      setText(notes);
    }
    if (notes === here.stored) here.version = version;
  }, [notes, version]);

  const jobId = saved.job.id;
  const write = useCallback(async () => {
    window.clearTimeout(timer.current);
    const here = now.current;
    const sent = here.text;
    if (here.isOut || sent === here.stored) return;
    here.isOut = true;
    try {
      const row = await writeSavedJob(jobId, { version: here.version, notes: sent });
      Object.assign(here, { stored: row.notes, version: row.version });
      here.replace(row);
      setState(here.text === row.notes ? "saved" : "changed");
    } catch (error) {
      const current = error instanceof CallError ? SavedJob.safeParse(error.details?.current) : undefined;
      if (current?.success && current.data.notes === here.stored) {
        // Only the tags changed, so the notes can be saved on the current version.
        here.version = current.data.version;
      } else if (current?.success) {
        setOther(current.data);
        setState("clash");
        return;
      } else setState("failing");
    } finally {
      here.isOut = false;
    }
    if (here.text !== here.stored)
      timer.current = window.setTimeout(() => void write(), here.text === sent ? retryMs : pauseMs);
  }, [jobId]);
  useEffect(() => () => void write(), [write]);

  const change = (typed: string) => {
    now.current.text = typed;
    setText(typed);
    if (other !== null) return;
    setState("changed");
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void write(), pauseMs);
  };
  const settle = (isMine: boolean) => {
    if (other === null) return;
    const here = now.current;
    Object.assign(here, { stored: other.notes, version: other.version });
    setOther(null);
    change(isMine ? here.text : other.notes);
    if (!isMine) {
      setState("saved");
      replace(other);
    } else void write();
  };
  return { text, state, other, change, settle, write };
}
