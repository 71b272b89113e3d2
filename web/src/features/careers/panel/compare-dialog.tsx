import type { CareerPath } from "@waymark/contract/careers";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Field } from "../../../ui/form/field.tsx";
import { Select } from "../../../ui/form/input.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";

const targetOf = (path: CareerPath) => path.nodes.find(({ roleId }) => roleId === path.targetRoleId);

/** Two paths side by side: time, pay, skills to learn, probability. */
export function CompareDialog({
  paths,
  open,
  onOpenChange,
}: {
  paths: readonly CareerPath[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<readonly [string, string]>(["", ""]);
  const pair = ([0, 1] as const).map((i) => paths.find(({ id }) => id === chosen[i]) ?? paths[i] ?? paths[0]);
  const choose = (i: number, id: string) =>
    setChosen(i === 0 ? [id, pair[1]?.id ?? ""] : [pair[0]?.id ?? "", id]);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("careers.compare.title")}
      className="sm:max-w-3xl"
    >
      <div className="overflow-x-auto">
        {/* On a phone each row's heading is above its two values, so that both fit side by side. */}
        <table className="w-full table-fixed border-collapse text-[0.9375rem] max-sm:block max-sm:[&_tbody]:block max-sm:[&_thead]:block">
          <thead>
            <tr className="align-bottom max-sm:items-start max-sm:grid max-sm:grid-cols-2">
              <th scope="col" className="w-1/4 text-left max-sm:sr-only">
                <span className="sr-only">{t("careers.compare.what")}</span>
              </th>
              {pair.map((path, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the two columns keep their index, whatever path they show
                <th key={i} scope="col" className="px-1.5 pb-2 text-left font-normal">
                  <PathChoice paths={paths} path={path} isFirst={i === 0} onChoose={(id) => choose(i, id)} />
                </th>
              ))}
            </tr>
          </thead>
          <Rows pair={pair} />
        </table>
      </div>
    </Dialog>
  );
}

function PathChoice({
  paths,
  path,
  isFirst,
  onChoose,
}: {
  paths: readonly CareerPath[];
  path: CareerPath | undefined;
  isFirst: boolean;
  onChoose: (id: string) => void;
}) {
  const { t } = useTranslation();
  return (
    <>
      <Field label={t(`careers.compare.${isFirst ? "first" : "second"}`)}>
        <Select value={path?.id} onChange={({ target }) => onChoose(target.value)}>
          {paths.map(({ id, targetRole }) => (
            <option key={id} value={id}>
              {targetRole}
            </option>
          ))}
        </Select>
      </Field>
      {/* On a phone the select truncates the name, so it is repeated in full. */}
      <span
        aria-hidden="true"
        className="block px-0.5 pt-2 text-sm font-semibold hyphens-auto wrap-anywhere sm:hidden"
      >
        {path?.targetRole}
      </span>
    </>
  );
}

function Rows({ pair }: { pair: readonly (CareerPath | undefined)[] }) {
  const { t } = useTranslation();
  const rows = useRows();
  return (
    <tbody>
      {rows.map(({ id, cell }) => (
        <tr key={id} className="border-t border-line align-top max-sm:grid max-sm:grid-cols-2 max-sm:py-2">
          <th
            scope="row"
            className="py-2.5 pr-3 text-left text-sm font-normal text-muted max-sm:col-span-2 max-sm:px-2 max-sm:py-0"
          >
            {t(`careers.compare.row.${id}`)}
          </th>
          {pair.map((path, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <td key={i} className="tabular px-2 py-2.5 hyphens-auto wrap-anywhere max-sm:py-0.5">
              {path && cell(path)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/** The rows of the table: the ids of their names, and a path's value. */
function useRows(): { id: string; cell: (path: CareerPath) => string }[] {
  const { t } = useTranslation();
  return [
    { id: "time", cell: ({ insights }) => insights.totalTime },
    { id: "pay", cell: (path) => targetOf(path)?.salaryRange ?? "" },
    { id: "increase", cell: ({ insights }) => insights.avgSalaryIncrease },
    {
      id: "likely",
      cell: (path) => t("careers.band.short", { n: targetOf(path)?.probability ?? 0 }),
    },
    {
      id: "skills",
      cell: ({ insights }) => insights.keySkillsNeeded.join(", ") || t("careers.insights.noSkills"),
    },
    { id: "needs", cell: (path) => targetOf(path)?.needs.education ?? "" },
    { id: "steps", cell: ({ nodes }) => String(Math.max(0, nodes.length - 1)) },
  ];
}
