import type { Localization } from "@waymark/contract/settings";
import type { Team } from "@waymark/contract/teams";
import { useTranslation } from "react-i18next";
import { CallError } from "../../lib/api/call.ts";
import { formatDate } from "../../lib/format.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Select } from "../../ui/form/input.tsx";
import { toast } from "../../ui/overlay/toast.ts";
import { useInvite, useRemoveMember, useRevoke, useSetRole } from "./queries.ts";

/** The members, and below them the open invitations. */
export function TeamPeople({ team, ownId, dates }: { team: Team; ownId: string; dates: Localization }) {
  const { t, i18n } = useTranslation();
  const remove = useRemoveMember(team.id);
  const revoke = useRevoke(team.id);
  const setRole = useSetRole(team.id);
  const again = useInvite(team.id);
  const owner = team.role === "owner";
  const day = (instant: string) => formatDate(instant, i18n.language, dates);
  const failed = (error: Error) =>
    toast({
      title: t("teams.failed"),
      variant: "destructive",
      ...(error instanceof CallError ? { description: error.error } : {}),
    });
  const inviteAgain = (email: string) =>
    again.mutate(email, {
      onSuccess: () => toast({ title: t("teams.invited", { email }) }),
      onError: failed,
    });
  const takeOut = (member: Team["members"][number]) =>
    remove.mutate(member.userId, {
      onSuccess: () =>
        toast({
          title: t("teams.removed", { name: member.displayName }),
          action: { label: t("teams.inviteAgain"), run: () => inviteAgain(member.email) },
        }),
      onError: failed,
    });
  return (
    <ul className="border-t border-line">
      {team.members.map((member) => (
        <li
          key={member.userId}
          className="flex min-h-15 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2.5"
        >
          <span className="grid min-w-0 flex-1 basis-48">
            <span className="font-semibold break-words">
              {member.displayName || member.email}
              {member.userId === ownId && <span className="font-normal text-muted"> {t("teams.you")}</span>}
            </span>
            <span className="text-sm text-muted break-all">{member.email}</span>
          </span>
          {member.role === "owner" && <Badge tone="pine">{t("teams.owner")}</Badge>}
          {member.role === "coach" && !owner && <Badge tone="pine">{t("teams.role.coach")}</Badge>}
          {owner && member.role !== "owner" && (
            <Select
              className="w-36"
              aria-label={t("teams.roleOf", { name: member.displayName || member.email })}
              value={
                setRole.isPending && setRole.variables.userId === member.userId
                  ? setRole.variables.role
                  : member.role
              }
              onChange={(event) =>
                setRole.mutate(
                  { userId: member.userId, role: event.target.value === "coach" ? "coach" : "member" },
                  { onError: failed },
                )
              }
            >
              {(["member", "coach"] as const).map((role) => (
                <option key={role} value={role}>
                  {t(`teams.role.${role}`)}
                </option>
              ))}
            </Select>
          )}
          {owner && member.userId !== ownId && (
            <Button
              variant="quiet"
              size="sm"
              aria-label={t("teams.removeWho", { name: member.displayName || member.email })}
              busy={remove.isPending && remove.variables === member.userId}
              onClick={() => takeOut(member)}
            >
              {t("teams.remove")}
            </Button>
          )}
        </li>
      ))}
      {team.invitations.map((invitation) => (
        <li
          key={invitation.id}
          className="flex min-h-15 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2.5"
        >
          <span className="grid min-w-0 flex-1 basis-48">
            <span className="break-all">{invitation.email}</span>
            <span className="text-sm text-muted">
              {invitation.expired
                ? t("teams.expired")
                : t("teams.until", { date: day(invitation.expiresAt) })}
            </span>
          </span>
          <Badge tone={invitation.expired ? "grey" : "amber"}>{t("teams.waiting")}</Badge>
          <span className="flex gap-1">
            <Button variant="quiet" size="sm" onClick={() => inviteAgain(invitation.email)}>
              {t("teams.again")}
            </Button>
            <Button
              variant="quiet"
              size="sm"
              aria-label={t("teams.revokeWho", { email: invitation.email })}
              busy={revoke.isPending && revoke.variables === invitation.id}
              onClick={() =>
                revoke.mutate(invitation.id, {
                  onSuccess: () =>
                    toast({
                      title: t("teams.revoked", { email: invitation.email }),
                      action: { label: t("teams.inviteAgain"), run: () => inviteAgain(invitation.email) },
                    }),
                  onError: failed,
                })
              }
            >
              {t("teams.revoke")}
            </Button>
          </span>
        </li>
      ))}
    </ul>
  );
}
