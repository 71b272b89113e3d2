import type { CareerChoices, CareerNode, CareerPath } from "@waymark/contract/careers";
import { RefreshCw } from "lucide-react";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { sampleCareerPath } from "../../content/career-sample.ts";
import { CallError } from "../../lib/api/call.ts";
import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/overlay/toast.ts";
import { Tabs } from "../../ui/tabs.tsx";
import { AskRole } from "./basis/ask-role.tsx";
import { AssumedNote, partAssumed } from "./basis/assumed-note.tsx";
import { HowComputed } from "./basis/how-computed.tsx";
import { PositionBar } from "./basis/position-bar.tsx";
import { ChangeNote } from "./change-note.tsx";
import type { RoleActions } from "./panel/role-detail.tsx";
import { PathView } from "./path-view.tsx";
import { PathsSkeleton } from "./paths-skeleton.tsx";
import { PlanCards } from "./plan/plan-cards.tsx";
import { useCareerChoices, useChangeChoices, useOpenPlan } from "./queries.ts";
import { useRegenerate } from "./use-regenerate.ts";

/** Career paths from the person's role, each as a map. `onPlan` opens a plan. */
export function CareerPaths({
  onPlan,
  asked,
  onAsked,
}: {
  onPlan: (id: string) => void;
  /** A request from the command menu. */
  asked?: "target" | "regenerate" | undefined;
  onAsked?: () => void;
}) {
  const { t, i18n } = useTranslation();
  const { data, error, refetch, isBusy, regenerate, goBack, goToFirst, change } = useRegenerate();
  const { data: chosen } = useCareerChoices();
  const { mutate: changeChoices } = useChangeChoices();
  const { openPlan, isOpeningPlan } = usePlanOpener(onPlan);
  const sample = useMemo(() => sampleCareerPath(t, i18n.language), [t, i18n.language]);
  const hasFailed = data === undefined && error !== null;
  const paths = data?.paths ?? (hasFailed ? [sample] : []);
  const { current, show } = useShown(paths);
  const pinned = chosen?.choices.pinned ?? [];

  useAskedRegenerate(asked === "regenerate" && data !== undefined && !isBusy, regenerate, onAsked);

  const actionsOf = useRoleActions(chosen?.choices, changeChoices, show);
  const pin = (path: CareerPath) =>
    changeChoices({
      pinned: path.pinned ? pinned.filter((id) => id !== path.id) : [...pinned, path.id].slice(-20),
    });
  const isAsking = data?.assumed.some(({ kind }) => kind === "role-unknown") ?? false;
  const assumed = partAssumed(data?.assumed ?? []);
  const view = (path: CareerPath) => (
    <PathView
      key={path.id}
      path={path}
      paths={paths}
      actions={path.kind === "sample" ? null : { ...actionsOf(path), onPlan: (node) => openPlan(node, path) }}
      isOpeningPlan={isOpeningPlan}
      onPin={() => pin(path)}
      basis={
        data !== undefined && (
          <div className="grid gap-1">
            <AssumedNote assumed={assumed.rest} />
            <HowComputed facts={data.facts} />
          </div>
        )
      }
    />
  );

  return (
    <div className="grid grid-cols-1 gap-5">
      <Head isBusy={isBusy} onRegenerate={regenerate} />
      {data !== undefined && !isAsking && (
        <Basis
          data={data}
          chosen={chosen}
          onChange={changeChoices}
          asksTarget={asked === "target"}
          onAsked={onAsked}
        />
      )}
      <ChangeNote change={change} onBack={goBack} onFirst={goToFirst} />
      {hasFailed && (
        <Notice onRetry={() => void refetch()}>
          {t("careers.failed", { reason: error instanceof CallError ? error.error : "" })}
        </Notice>
      )}
      {data === undefined && !hasFailed && <PathsSkeleton />}
      {isAsking && data !== undefined && (
        <AskRole
          key={data.reading.text}
          reading={data.reading}
          onChoose={(currentRoleId) => changeChoices({ currentRoleId })}
        />
      )}
      {data !== undefined && paths.length === 0 && !isAsking && (
        <EmptyState title={t("careers.empty.title")} />
      )}
      {current !== undefined && (
        <PathTabs paths={paths} current={current} onShow={show}>
          {view}
        </PathTabs>
      )}
      <PlanCards onPlan={onPlan} />
    </div>
  );
}

/** Opens the plan that leads to a role from the one before it on a path. */
function usePlanOpener(onPlan: (id: string) => void) {
  const { t } = useTranslation();
  const opening = useOpenPlan();
  const openPlan = (node: CareerNode, path: CareerPath) => {
    const from = path.nodes[0]?.roleId ?? "";
    const before = path.connections.find(({ to }) => to === node.id)?.from;
    const fromRoleId = path.nodes.find(({ id }) => id === before)?.roleId ?? from;
    opening.mutate(
      { fromRoleId, toRoleId: node.roleId, level: node.level },
      {
        onSuccess: ({ id }) => onPlan(id),
        onError: (failure) =>
          toast({
            title: t("careers.plan.notOpened"),
            description: failure instanceof CallError ? failure.error : t("careers.tryAgain"),
            variant: "destructive",
          }),
      },
    );
  };
  return { openPlan, isOpeningPlan: opening.isPending };
}

/** Makes a role the target, or hides it; both can be undone. */
function useRoleActions(
  choices: CareerChoices | undefined,
  changeChoices: (change: Partial<CareerChoices>) => void,
  show: (path: string) => void,
): (path: CareerPath) => Pick<RoleActions, "onTarget" | "onHide"> {
  const { t } = useTranslation();
  const hidden = choices?.hidden ?? [];
  // A ref, because more roles may have been hidden by the time of an undo.
  const showAgain = useRef((_: string) => {});
  showAgain.current = (role) => changeChoices({ hidden: hidden.filter((id) => id !== role) });

  return (path) => ({
    onTarget: (node) => {
      const before = choices?.targetRoleId ?? null;
      changeChoices({ targetRoleId: node.roleId });
      show(`${path.nodes[0]?.roleId ?? ""}>${node.roleId}`);
      toast({
        title: t("careers.to.done", { role: node.title }),
        action: { label: t("careers.undo"), run: () => changeChoices({ targetRoleId: before }) },
      });
    },
    onHide: (node) => {
      changeChoices({ hidden: [...hidden.filter((id) => id !== node.roleId), node.roleId] });
      toast({
        title: t("careers.hidden.done", { role: node.title }),
        action: { label: t("careers.undo"), run: () => showAgain.current(node.roleId) },
      });
    },
  });
}

function Basis({
  data,
  chosen,
  onChange,
  asksTarget,
  onAsked,
}: {
  data: NonNullable<ReturnType<typeof useRegenerate>["data"]>;
  chosen: ReturnType<typeof useCareerChoices>["data"];
  onChange: (change: Partial<CareerChoices>) => void;
  asksTarget: boolean;
  onAsked: (() => void) | undefined;
}) {
  const { t } = useTranslation();
  return (
    <div className="grid grid-cols-1 gap-2.5">
      <PositionBar
        stand={data.paths[0]?.currentRole ?? data.reading.role?.title ?? t("careers.from.unknown")}
        reading={data.reading}
        choices={chosen?.choices}
        roles={chosen?.roles ?? []}
        onChange={onChange}
        asksTarget={asksTarget}
        onAsked={onAsked}
      />
      <AssumedNote assumed={partAssumed(data.assumed).deciding} />
    </div>
  );
}

/** A tab for each path; one path alone has none. */
function PathTabs({
  paths,
  current,
  onShow,
  children,
}: {
  paths: readonly CareerPath[];
  current: CareerPath;
  onShow: (id: string) => void;
  children: (path: CareerPath) => ReactNode;
}) {
  const { t } = useTranslation();
  if (paths.length === 1) return children(current);
  return (
    <Tabs
      label={t("careers.tabs")}
      value={current.id}
      onValueChange={onShow}
      className="gap-4"
      items={paths.map((path) => ({
        id: path.id,
        label: t("careers.tab", { role: path.targetRole }),
        mark: path.pinned ? t("careers.pin.mark") : undefined,
        content: children(path),
      }))}
    />
  );
}

/** The selected path, else the first one. */
function useShown(paths: readonly CareerPath[]) {
  const [shown, show] = useState("");
  const current = paths.find(({ id }) => id === shown) ?? paths[0];
  // Forgets a selected path that no longer exists, so that it is not selected if it comes back later.
  useEffect(() => {
    if (shown !== "" && current !== undefined && current.id !== shown) show(current.id);
  }, [shown, current]);

  return { current, show };
}

/** Does what the command menu asked for, as soon as that is possible. */
function useAskedRegenerate(isDue: boolean, regenerate: () => void, onAsked: (() => void) | undefined) {
  useEffect(() => {
    if (!isDue) return;
    regenerate();
    onAsked?.();
  }, [isDue, regenerate, onAsked]);
}

function Head({ isBusy, onRegenerate }: { isBusy: boolean; onRegenerate: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <h1 className="text-[1.75rem] sm:text-3xl">{t("careers.title")}</h1>
      <Button variant="secondary" busy={isBusy} onClick={onRegenerate}>
        {!isBusy && <RefreshCw aria-hidden="true" className="size-4" />}
        {t("careers.regenerate")}
      </Button>
    </div>
  );
}
