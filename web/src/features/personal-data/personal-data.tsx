import { useTranslation } from "react-i18next";
import { Notice } from "../../ui/notice.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { EraseAccount } from "./erase-account.tsx";
import { ExportData } from "./export-data.tsx";
import { usePersonalData } from "./queries.ts";

/** The person's own data as a whole: take it along, or have it erased. */
export function PersonalDataSettings() {
  const { t } = useTranslation();
  const data = usePersonalData();
  return (
    <section aria-labelledby="personal-data" className="grid gap-6">
      <h2 id="personal-data" className="text-xl">
        {t("personal.title")}
      </h2>
      {data.isPending && (
        <Loading>
          <div className="grid gap-4">
            <Skeleton className="h-24" />
            <Skeleton className="h-24" />
          </div>
        </Loading>
      )}
      {data.isError && <Notice onRetry={() => void data.refetch()}>{t("personal.failed")}</Notice>}
      {data.data && (
        <>
          <ExportData newest={data.data.export} />
          <EraseAccount pending={data.data.erasure} />
        </>
      )}
    </section>
  );
}
