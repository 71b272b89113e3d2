import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ProfileInput, updateProfile } from "@waymark/contract/accounts";
import type { BodyOf } from "@waymark/contract/endpoint";
import {
  chooseSlug,
  deleteProfileMessage,
  listProfileMessages,
  publishPage,
  readPublicProfile,
  renewSecretLink,
} from "@waymark/contract/public-profile";
import { savePreferences } from "@waymark/contract/settings";
import { useCallback } from "react";
import { call } from "../../lib/api/call.ts";
import { useLiveEvent } from "../../lib/live/live.ts";

export function useSaveProfile(userId: string) {
  return useMutation({
    mutationFn: (body: ProfileInput) => call(updateProfile, { params: { id: userId }, body }),
  });
}

export function useSavePreferences(userId: string) {
  return useMutation({
    mutationFn: (body: BodyOf<typeof savePreferences>) =>
      call(savePreferences, { params: { id: userId }, body }),
  });
}

const pageKey = ["public-profile"] as const;
const messagesKey = ["public-profile", "messages"] as const;

export function useOwnPage(version: number) {
  const client = useQueryClient();
  // Requesting a deletion closes the page, cancelling it opens the page again.
  useLiveEvent(
    "personal-data-changed",
    useCallback(() => void client.invalidateQueries({ queryKey: [...pageKey, "own"] }), [client]),
  );
  return useQuery({
    queryKey: [...pageKey, "own", version],
    queryFn: ({ signal }) => call(readPublicProfile, { signal }),
    placeholderData: (before) => before,
  });
}

function usePageChange() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [...pageKey, "own"] });
}

export function useChooseSlug() {
  const onSuccess = usePageChange();
  return useMutation({ mutationFn: (slug: string) => call(chooseSlug, { body: { slug } }), onSuccess });
}

export function usePublishPage() {
  const onSuccess = usePageChange();
  return useMutation({
    mutationFn: (published: boolean) => call(publishPage, { body: { published } }),
    onSuccess,
  });
}

export function useRenewLink() {
  const onSuccess = usePageChange();
  return useMutation({ mutationFn: () => call(renewSecretLink, { body: {} }), onSuccess });
}

export function useProfileMessages() {
  return useQuery({
    queryKey: messagesKey,
    queryFn: ({ signal }) => call(listProfileMessages, { signal }),
  });
}

export function useDeleteMessage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteProfileMessage, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: messagesKey }),
  });
}
