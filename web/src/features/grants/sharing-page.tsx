import type { Grant, Look } from "@waymark/contract/grants";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { reasonOf } from "../../lib/api/reason-of.ts";
import { formatDate, formatInstant } from "../../lib/format.ts";
import { Button } from "../../ui/button/button.tsx";
import { Switch } from "../../ui/form/switch.tsx";
import { Group, GroupEmpty } from "../../ui/group.tsx";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/overlay/toast.ts";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { useGive, useGrants, useLooks, useNamed, useTakeBack } from "./queries.ts";
import { type Shareables, ShareForm, type TeamMate } from "./share-form.tsx";

/** 'Who can see what': the form, the grants a person gave, and who looked at what, by day. */
export function SharingPage({
  teamId,
  mates,
  shareables,
  linkTo,
}: {
  teamId: string;
  mates: readonly TeamMate[];
  shareables: Shareables;
  /** A link to what others wrote about something shared; null where they cannot. */
  linkTo: (grant: Grant) => ReactNode;
}) {
  const { t } = useTranslation();
  const { data, error, refetch } = useGrants(teamId);
  return (
    <div>
      <Group title={t("grants.share")} text={t("grants.shareText")}>
        {mates.length === 0 ? (
          <GroupEmpty>{t("grants.nobody")}</GroupEmpty>
        ) : (
          <ShareForm teamId={teamId} mates={mates} shareables={shareables} />
        )}
      </Group>
      <Group title={t("grants.mine")} text={t("grants.mineText")}>
        {error && data === undefined && <Notice onRetry={() => void refetch()}>{reasonOf(error)}</Notice>}
        {!error && data === undefined && (
          <Loading>
            <Skeleton className="h-24" />
          </Loading>
        )}
        {data?.given.length === 0 && <GroupEmpty>{t("grants.mineEmpty")}</GroupEmpty>}
        {data !== undefined && data.given.length > 0 && (
          <GivenList teamId={teamId} grants={data.given} linkTo={linkTo} />
        )}
      </Group>
      {data !== undefined && (
        <Group title={t("grants.inReports.title")} text={t("grants.inReports.text")}>
          <NamedSwitch teamId={teamId} named={data.named} />
        </Group>
      )}
      <Group title={t("grants.looks")} text={t("grants.looksText")}>
        <LookList />
      </Group>
    </div>
  );
}

function NamedSwitch({ teamId, named }: { teamId: string; named: boolean }) {
  const { t } = useTranslation();
  const change = useNamed(teamId);
  return (
    <div className="grid justify-items-start gap-3">
      <Switch
        label={t("grants.inReports.switch")}
        checked={named}
        onCheckedChange={(next) => change.mutate(next)}
      />
      {change.error && <Notice>{reasonOf(change.error)}</Notice>}
    </div>
  );
}

/** The shared thing in words: "Resume “Nurse, Hamburg”". */
export function useGrantName() {
  const { t } = useTranslation();
  return ({ noun, itemId, itemName }: Pick<Grant, "noun" | "itemId" | "itemName">): string => {
    const what = t(`grants.noun.${noun}`);
    if (itemId === null) return what;
    return t("grants.named", { what, name: itemName ?? t("grants.gone") });
  };
}

/** Takes a grant back, and offers to give it again. */
function useEndGrant(teamId: string) {
  const { t } = useTranslation();
  const takeBack = useTakeBack(teamId);
  const give = useGive(teamId);
  const failed = (error: Error) =>
    toast({ title: t("grants.failed"), description: reasonOf(error), variant: "destructive" });
  return (grant: Grant) =>
    takeBack.mutate(grant, {
      onSuccess: () =>
        toast({
          title: t("grants.takenBack", { name: grant.to.displayName }),
          action: {
            label: t("grants.again"),
            run: () =>
              give.mutate(
                {
                  to: grant.to.userId,
                  ...{ noun: grant.noun, itemId: grant.itemId, right: grant.right, until: grant.until },
                },
                { onError: failed },
              ),
          },
        }),
      onError: failed,
    });
}

function GivenList({
  teamId,
  grants,
  linkTo,
}: {
  teamId: string;
  grants: readonly Grant[];
  linkTo: (grant: Grant) => ReactNode;
}) {
  const { t, i18n } = useTranslation();
  const nameOf = useGrantName();
  const end = useEndGrant(teamId);
  return (
    <ul className="border-t border-line">
      {grants.map((grant) => (
        <li
          key={grant.id}
          className="flex min-h-15 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2.5"
        >
          <span className="grid min-w-0 flex-1 basis-48">
            <span className="font-semibold wrap-anywhere">{nameOf(grant)}</span>
            <span className="text-sm text-muted wrap-anywhere">
              {t("grants.to", { name: grant.to.displayName, right: t(`grants.right.${grant.right}`) })}
              {grant.until !== null &&
                ` · ${t("grants.until", { date: formatDate(grant.until, i18n.language) })}`}
            </span>
          </span>
          {linkTo(grant)}
          <Button
            variant="quiet"
            size="sm"
            aria-label={t("grants.takeBackWhat", { what: nameOf(grant), name: grant.to.displayName })}
            onClick={() => end(grant)}
          >
            {t("grants.takeBack")}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function LookList() {
  const { t, i18n } = useTranslation();
  const { data, error, refetch } = useLooks();
  const nameOf = useGrantName();
  if (error && data === undefined) return <Notice onRetry={() => void refetch()}>{reasonOf(error)}</Notice>;
  if (data === undefined)
    return (
      <Loading>
        <Skeleton className="h-24" />
      </Loading>
    );
  if (data.days.length === 0) return <GroupEmpty>{t("grants.looksEmpty")}</GroupEmpty>;
  const time = (look: Look) => formatInstant(look.lastAt, i18n.language);
  return (
    <ol className="grid grid-cols-1 gap-5">
      {data.days.map(({ day, looks }) => (
        <li key={day} className="grid grid-cols-1 gap-1.5">
          <h3 className="text-base">{formatDate(new Date(`${day}T12:00:00`), i18n.language)}</h3>
          <ul className="grid grid-cols-1 gap-1">
            {looks.map((look) => (
              <li
                key={`${look.viewer.userId} ${look.noun} ${look.itemId}`}
                className="text-[0.9375rem] wrap-anywhere"
              >
                {t("grants.look", {
                  name: look.viewer.displayName || t("grants.someoneGone"),
                  what: nameOf(look),
                  at: time(look),
                })}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
