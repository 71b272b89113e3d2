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

type Member = Team["members"][number];
type Invitation = Team["invitations"][number];

function useFailureToast() {
  const { t } = useTranslation();
  return (error: Error) =>
    toast({
      title: t("teams.failed"),
      variant: "destructive",
      ...(error instanceof CallError ? { description: error.error } : {}),
    });
}

/** The members, and below them the open invitations. */
export function TeamPeople({ team, ownId, dates }: { team: Team; ownId: string; dates: Localization }) {
  const { t } = useTranslation();
  // Not in the rows: a row is gone before its removal could be told.
  const remove = useRemoveMember(team.id);
  const revoke = useRevoke(team.id);
  const again = useInvite(team.id);
  const failed = useFailureToast();
  const inviteAgain = (email: string) =>
    again.mutate(email, {
      onSuccess: () => toast({ title: t("teams.invited", { email }) }),
      onError: failed,
    });
  const takeOut = (member: Member) =>
    remove.mutate(member.userId, {
      onSuccess: () =>
        toast({
          title: t("teams.removed", { name: member.displayName }),
          action: { label: t("teams.inviteAgain"), run: () => inviteAgain(member.email) },
        }),
      onError: failed,
    });
  const takeBack = ({ id, email }: Invitation) =>
    revoke.mutate(id, {
      onSuccess: () =>
        toast({
          title: t("teams.revoked", { email }),
          action: { label: t("teams.inviteAgain"), run: () => inviteAgain(email) },
        }),
      onError: failed,
    });
  return (
    <ul className="border-t border-line">
      {team.members.map((member) => (
        <MemberRow
          key={member.userId}
          team={team}
          member={member}
          ownId={ownId}
          isLeaving={remove.isPending && remove.variables === member.userId}
          onRemove={() => takeOut(member)}
        />
      ))}
      {team.invitations.map((invitation) => (
        <InvitationRow
          key={invitation.id}
          invitation={invitation}
          dates={dates}
          isLeaving={revoke.isPending && revoke.variables === invitation.id}
          onRevoke={() => takeBack(invitation)}
          onInviteAgain={() => inviteAgain(invitation.email)}
        />
      ))}
    </ul>
  );
}

const rowClass = "flex min-h-15 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2.5";

function MemberRow({
  team,
  member,
  ownId,
  isLeaving,
  onRemove,
}: {
  team: Team;
  member: Member;
  ownId: string;
  isLeaving: boolean;
  onRemove: () => void;
}) {
  const { t } = useTranslation();
  const owner = team.role === "owner";
  return (
    <li className={rowClass}>
      <span className="grid min-w-0 flex-1 basis-48">
        <span className="font-semibold break-words">
          {member.displayName || member.email}
          {member.userId === ownId && <span className="font-normal text-muted"> {t("teams.you")}</span>}
        </span>
        <span className="text-sm text-muted break-all">{member.email}</span>
      </span>
      {member.role === "owner" && <Badge tone="pine">{t("teams.owner")}</Badge>}
      {member.role === "coach" && !owner && <Badge tone="pine">{t("teams.role.coach")}</Badge>}
      {owner && member.role !== "owner" && <RoleChoice teamId={team.id} member={member} />}
      {owner && member.userId !== ownId && (
        <Button
          variant="quiet"
          size="sm"
          aria-label={t("teams.removeWho", { name: member.displayName || member.email })}
          busy={isLeaving}
          onClick={onRemove}
        >
          {t("teams.remove")}
        </Button>
      )}
    </li>
  );
}

function RoleChoice({ teamId, member }: { teamId: string; member: Member }) {
  const { t } = useTranslation();
  const setRole = useSetRole(teamId);
  const failed = useFailureToast();
  return (
    <Select
      className="w-36"
      aria-label={t("teams.roleOf", { name: member.displayName || member.email })}
      value={setRole.isPending ? setRole.variables.role : member.role}
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
  );
}

function InvitationRow({
  invitation,
  dates,
  isLeaving,
  onRevoke,
  onInviteAgain,
}: {
  invitation: Invitation;
  dates: Localization;
  isLeaving: boolean;
  onRevoke: () => void;
  onInviteAgain: () => void;
}) {
  const { t, i18n } = useTranslation();
  const { email, expired } = invitation;
  return (
    <li className={rowClass}>
      <span className="grid min-w-0 flex-1 basis-48">
        <span className="break-all">{email}</span>
        <span className="text-sm text-muted">
          {expired
            ? t("teams.expired")
            : t("teams.until", { date: formatDate(invitation.expiresAt, i18n.language, dates) })}
        </span>
      </span>
      <Badge tone={expired ? "grey" : "amber"}>{t("teams.waiting")}</Badge>
      <span className="flex gap-1">
        <Button variant="quiet" size="sm" onClick={onInviteAgain}>
          {t("teams.again")}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          aria-label={t("teams.revokeWho", { email })}
          busy={isLeaving}
          onClick={onRevoke}
        >
          {t("teams.revoke")}
        </Button>
      </span>
    </li>
  );
}
