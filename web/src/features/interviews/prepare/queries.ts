import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { CallOf } from "@waymark/contract/endpoint";
import type { LiveEvent } from "@waymark/contract/events";
import { readNegotiation, saveNegotiation } from "@waymark/contract/interviews-negotiation";
import {
  debriefInterview,
  type InterviewNotes,
  readInterviewNotes,
  saveInterviewNotes,
  thankForInterview,
} from "@waymark/contract/interviews-notes";
import { preparationFile, readPreparation } from "@waymark/contract/interviews-preparation";
import type { Language } from "@waymark/contract/values";
import { useCallback } from "react";
import { call } from "../../../lib/api/call.ts";
import { downloadFile } from "../../../lib/download-file.ts";
import { useLiveEvent } from "../../../lib/live/live.ts";
import { useTrackerChanges } from "../../../lib/live/tracker-changes.ts";

const preparationKey = ["interview-preparation"] as const;
const notesKey = ["interview-notes"] as const;
const negotiationKey = ["negotiation"] as const;

/** Follows changes of notes, questions and negotiations made in other tabs. */
export function useFollowPreparation(): void {
  const client = useQueryClient();
  useTrackerChanges(preparationKey);
  useTrackerChanges(negotiationKey);
  useLiveEvent(
    "practice-changed",
    useCallback(
      ({ data }: LiveEvent) => {
        const isOf = (name: string) => name in data;
        // Notes are saved while they are typed: the preparation does not depend on them.
        const changed = isOf("interviewId")
          ? [notesKey]
          : isOf("offerId")
            ? [negotiationKey]
            : [preparationKey];
        for (const queryKey of changed) void client.invalidateQueries({ queryKey });
      },
      [client],
    ),
  );
}

/** The preparation of an interview. `language` null: the posting's. */
export function usePreparation(id: string, language: Language | null) {
  return useQuery({
    queryKey: [...preparationKey, id, language],
    queryFn: async ({ signal }) =>
      (
        await call(readPreparation, {
          params: { id },
          query: language === null ? {} : { language },
          signal,
        })
      ).preparation,
    placeholderData: (before) => before,
  });
}

export const downloadPreparation = (id: string, language: Language, paper: "a4" | "letter", name: string) =>
  downloadFile(preparationFile, { language, paper }, name, { id });

export function useNotesOf(id: string) {
  return useQuery({
    queryKey: [...notesKey, id],
    queryFn: async ({ signal }) => (await call(readInterviewNotes, { params: { id }, signal })).notes,
  });
}

/** Saving of notes, and putting a saved row into the cache. */
export function useKeepNotes() {
  const client = useQueryClient();
  return {
    send: async (id: string, body: CallOf<typeof saveInterviewNotes>["body"]) =>
      (await call(saveInterviewNotes, { params: { id }, body })).notes,
    put: (notes: InterviewNotes) => client.setQueryData([...notesKey, notes.id], notes),
  };
}

/** The actions of a debrief besides saving notes. */
export function useDebriefActions(id: string) {
  const client = useQueryClient();
  const onSuccess = ({ notes }: { notes: InterviewNotes }) => {
    client.setQueryData([...notesKey, id], notes);
    for (const name of ["interviews", "interview-questions", "letters"])
      void client.invalidateQueries({ queryKey: [name] });
  };
  return {
    finish: useMutation({
      mutationFn: (language: Language) => call(debriefInterview, { params: { id }, body: { language } }),
      onSuccess,
    }),
    thank: useMutation({
      mutationFn: (body: CallOf<typeof thankForInterview>["body"]) =>
        call(thankForInterview, { params: { id }, body }),
      onSuccess,
    }),
  };
}

/** The negotiation of an offer. `language` null: the posting's. */
export function useNegotiation(id: string, language: Language | null) {
  return useQuery({
    queryKey: [...negotiationKey, id, language],
    queryFn: async ({ signal }) =>
      (
        await call(readNegotiation, {
          params: { id },
          query: language === null ? {} : { language },
          signal,
        })
      ).negotiation,
    placeholderData: (before) => before,
  });
}

/** Saves a plan; every language's script is made anew. */
export function useKeepNegotiation() {
  const client = useQueryClient();
  return {
    send: async (id: string, language: Language, body: CallOf<typeof saveNegotiation>["body"]) =>
      (await call(saveNegotiation, { params: { id }, query: { language }, body })).negotiation,
    refresh: () => client.invalidateQueries({ queryKey: negotiationKey }),
  };
}
