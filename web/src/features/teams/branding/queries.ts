import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  type BrandAnswer,
  proveReplyAddress,
  readBrand,
  removeMark,
  removeReplyAddress,
  saveBrand,
  saveMark,
  sendReplyCode,
} from "@waymark/contract/teams-branding";
import { call } from "../../../lib/api/call.ts";
import { keyOf } from "../../../lib/api/query-keys.ts";

const keyOfBrand = (teamId: string) => keyOf("teams", teamId, "brand");

export const useBrand = (teamId: string) =>
  useQuery({
    queryKey: keyOfBrand(teamId),
    queryFn: ({ signal }) => call(readBrand, { params: { teamId }, signal }),
  });

/** A change of a team's brand, answered with its new state. */
function useBrandChange<T>(teamId: string, change: (input: T) => Promise<BrandAnswer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (answer) => client.setQueryData<BrandAnswer>(keyOfBrand(teamId), answer),
    // After a conflict the form has to know the present version.
    onError: () => void client.invalidateQueries({ queryKey: keyOfBrand(teamId) }),
  });
}

export interface BrandDraft {
  name: string;
  color: string | null;
  imprint: string;
}

export const useSaveBrand = (teamId: string) =>
  useBrandChange(teamId, (body: BrandDraft & { version: number }) =>
    call(saveBrand, { params: { teamId }, body }),
  );
/** Null removes the mark. */
export const useSaveMark = (teamId: string) =>
  useBrandChange(teamId, (picture: string | null) =>
    picture === null
      ? call(removeMark, { params: { teamId } })
      : call(saveMark, { params: { teamId }, body: { picture } }),
  );
export const useProveReply = (teamId: string) =>
  useBrandChange(teamId, (body: { email: string; code: string }) =>
    call(proveReplyAddress, { params: { teamId }, body }),
  );
export const useRemoveReply = (teamId: string) =>
  useBrandChange(teamId, () => call(removeReplyAddress, { params: { teamId } }));
export const useSendReplyCode = (teamId: string) =>
  useMutation({
    mutationFn: (email: string) => call(sendReplyCode, { params: { teamId }, body: { email } }),
  });
