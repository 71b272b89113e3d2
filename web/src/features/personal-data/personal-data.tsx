import { useTranslation } from "react-i18next";
import { Group } from "../../ui/group.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Loading, SkeletonText } from "../../ui/skeleton.tsx";
import { EraseAccount } from "./erase-account.tsx";
import { ExportData } from "./export-data.tsx";
import { usePersonalData } from "./queries.ts";

export function PersonalDataSettings() {
  const { t } = useTranslation();
  const { data, isPending, refetch } = usePersonalData();
  if (data !== undefined)
    return (
      <>
        <ExportData newest={data.export} />
        <EraseAccount pending={data.erasure} />
      </>
    );
  return (
    <Group title={t("personal-data.title")}>
      {isPending ? (
        <Loading>
          <SkeletonText lines={4} />
        </Loading>
      ) : (
        <Notice onRetry={() => void refetch()}>{t("personal-data.failed")}</Notice>
      )}
    </Group>
  );
}
