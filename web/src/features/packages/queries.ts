import {
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import type { BodyOf } from "@waymark/contract/endpoint";
import { type ChangedLetter, getLetter, type Letter, saveLetter } from "@waymark/contract/letters";
import {
  type ApplyRule,
  approvePackage,
  createApplyRule,
  type DismissReason,
  deleteApplyRule,
  dismissPackage,
  downloadPackage,
  getPackage,
  listApplyRules,
  listPackages,
  markPackageSent,
  type Package,
  preparePackage,
  previewApplyRule,
  type RuleCriteria,
  reopenPackage,
  saveApplyRule,
  savePackage,
  takeBackPackageSent,
} from "@waymark/contract/packages";
import { Language } from "@waymark/contract/values";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../lib/api/call.ts";
import { keyOf } from "../../lib/api/query-keys.ts";
import { useLiveEvent } from "../../lib/live/live.ts";
import type { RuleFields } from "./rules/rule-draft.ts";

const rulesKey = ["apply-rules"] as const;
type Rules = { rules: ApplyRule[]; limit: number };
const listsKey = ["packages"] as const;
const listKey = (list: "waiting" | "history") => [...listsKey, list] as const;
const oneName = "package";
const oneKey = (id: string) => [oneName, id] as const;

/** Follows changes made in other tabs, on other devices and by the server. */
export function useFollowPackages(): void {
  const client = useQueryClient();
  const refetch = useCallback(() => {
    for (const queryKey of [rulesKey, listsKey, [oneName]]) void client.invalidateQueries({ queryKey });
  }, [client]);
  useLiveEvent("packages-changed", refetch);
}

/** The person's rules, with what each has made. Other tabs and the server change them. */
export function useRules() {
  return useQuery({
    queryKey: rulesKey,
    queryFn: ({ signal }) => call(listApplyRules, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: "always",
  });
}

/** Puts the server's version of a rule into the list. */
function usePutRule() {
  const client = useQueryClient();
  return (rule: ApplyRule) =>
    client.setQueryData<Rules>(rulesKey, (before) => {
      if (before === undefined) return undefined;
      const isThere = before.rules.some(({ id }) => id === rule.id);
      const others = before.rules.map((other) =>
        other.id === rule.id && other.version <= rule.version ? rule : other,
      );
      return { ...before, rules: isThere ? others : [...others, rule] };
    });
}

export function useCreateRule() {
  const put = usePutRule();
  return useMutation({
    networkMode: "always",
    mutationFn: async (body: RuleFields) => (await call(createApplyRule, { body })).rule,
    onSuccess: put,
  });
}

type ChangedRule = Partial<RuleFields> & { id: string; version?: number; restore?: true };

export function useSaveRule() {
  const put = usePutRule();
  return useMutation({
    // Offline it fails at once with a message, instead of waiting silently.
    networkMode: "always",
    mutationFn: async ({ id, ...body }: ChangedRule) =>
      (await call(saveApplyRule, { params: { id }, body })).rule,
    onSuccess: put,
  });
}

export function useDeleteRule() {
  const client = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: (rule: ApplyRule) => call(deleteApplyRule, { params: { id: rule.id } }),
    onSuccess: (_, rule) =>
      client.setQueryData<Rules>(
        rulesKey,
        (before) => before && { ...before, rules: before.rules.filter(({ id }) => id !== rule.id) },
      ),
    onSettled: () => client.invalidateQueries({ queryKey: rulesKey }),
  });
}

/** Today's picks of a rule. The previous answer stays until the next one arrives. */
export function usePreview(asked: { searchId: string; criteria: RuleCriteria } | null) {
  return useQuery({
    queryKey: ["apply-rule-preview", asked],
    queryFn: ({ signal }) => {
      if (asked === null) throw new Error("A preview needs a search and criteria.");
      return call(previewApplyRule, { body: asked, signal });
    },
    enabled: asked !== null,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}

/** Milliseconds between two looks at packages that are being prepared. */
const preparingPause = 2_000;

export function useWaitingPackages() {
  return useQuery({
    queryKey: listKey("waiting"),
    queryFn: async ({ signal }) =>
      (await call(listPackages, { query: { list: "waiting" }, signal })).packages,
    staleTime: 0,
    refetchOnWindowFocus: "always",
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === "preparing") ? preparingPause : false,
  });
}

/** All others, the newest first. */
export function usePackageHistory() {
  return useInfiniteQuery({
    queryKey: listKey("history"),
    queryFn: ({ pageParam, signal }) =>
      call(listPackages, {
        query: { list: "history", ...(pageParam === "" ? {} : { after: pageParam }) },
        signal,
      }),
    initialPageParam: "",
    getNextPageParam: (last) => (last.hasMore ? last.packages.at(-1)?.id : undefined),
    staleTime: 0,
  });
}

/** One package. Its reasons are sentences, so the language is part of the key. */
export function usePackage(id: string) {
  const { i18n } = useTranslation();
  return useQuery({
    queryKey: [...oneKey(id), i18n.language],
    queryFn: async ({ signal }) => (await call(getPackage, { params: { id }, signal })).package,
    staleTime: 0,
    refetchOnWindowFocus: "always",
    refetchInterval: ({ state }) => (state.data?.status === "preparing" ? preparingPause : false),
  });
}

/** Puts the server's version of a package on the screen, and asks for the lists and counts again. */
export function putPackage(client: QueryClient, made: Package): void {
  client.setQueriesData<Package>({ queryKey: oneKey(made.id) }, (before) =>
    before && before.version > made.version ? before : made,
  );
  void client.invalidateQueries({ queryKey: listsKey });
  void client.invalidateQueries({ queryKey: rulesKey });
}

function usePackageChange<Input, Answer extends { package: Package }>(
  change: (input: Input) => Promise<Answer>,
) {
  const client = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: change,
    onSuccess: (answer) => putPackage(client, answer.package),
  });
}

type ChangedPackage = { id: string; person?: string } & BodyOf<typeof savePackage>;

/** Saves answers, or reads a pasted form. */
export const useSavePackage = () =>
  usePackageChange(({ id, person, ...body }: ChangedPackage) =>
    call(savePackage, { params: { id }, body, ...(person === undefined ? {} : { person }) }),
  );

/** Creates the application, which the board and the plan's count show at once. */
export function useApprove() {
  const client = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: (id: string) => call(approvePackage, { params: { id }, body: {} }),
    onSuccess: (answer) => {
      putPackage(client, answer.package);
      void client.invalidateQueries({ queryKey: keyOf("applications") });
      void client.invalidateQueries({ queryKey: keyOf("plan") });
    },
  });
}

export function useMarkSent() {
  const client = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: (id: string) => call(markPackageSent, { params: { id }, body: {} }),
    onSuccess: (answer) => {
      putPackage(client, answer.package);
      void client.invalidateQueries({ queryKey: keyOf("applications") });
    },
  });
}

export function useTakeBackSent() {
  const client = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: (id: string) => call(takeBackPackageSent, { params: { id }, body: {} }),
    onSuccess: (answer) => {
      putPackage(client, answer.package);
      void client.invalidateQueries({ queryKey: keyOf("applications") });
    },
  });
}

export const useDismissPackage = () =>
  usePackageChange(({ id, ...body }: { id: string; reason: DismissReason; note: string }) =>
    call(dismissPackage, { params: { id }, body }),
  );

export const useReopenPackage = () =>
  usePackageChange((id: string) => call(reopenPackage, { params: { id }, body: {} }));

/** Prepares a package for a posting at once. */
export const usePreparePackage = () =>
  usePackageChange((jobId: string) => call(preparePackage, { body: { jobId } }));

export function usePackageFile(id: string) {
  const { i18n } = useTranslation();
  return useMutation({
    networkMode: "always",
    mutationFn: async (file: "resume" | "letter" | "eml") => {
      const body = { file, language: Language.parse(i18n.language) };
      return (await call(downloadPackage, { params: { id }, body })).downloadUrl;
    },
  });
}

const letterKey = (id: string | null) => ["package-letter", id] as const;

/** The package's letter, for its open questions and its text. */
export function usePackageLetter(id: string | null) {
  return useQuery({
    queryKey: letterKey(id),
    queryFn: async ({ signal }) => (await call(getLetter, { params: { id: id ?? "" }, signal })).letter,
    enabled: id !== null,
    staleTime: 0,
  });
}

/** Saves what the person wrote into the letter, on behalf of `person`. */
export function useSavePackageLetter() {
  const client = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: async ({ id, person, ...body }: ChangedLetter & { id: string; person: string }) =>
      (await call(saveLetter, { params: { id }, body, person })).letter,
    onSuccess: (letter) => {
      client.setQueryData<Letter>(letterKey(letter.id), letter);
      void client.invalidateQueries({ queryKey: listsKey });
    },
  });
}
