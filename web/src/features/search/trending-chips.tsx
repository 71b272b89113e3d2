import { useTranslation } from "react-i18next";
import { Chip } from "../../ui/chip.tsx";
import { TextButton } from "../../ui/link-button.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { useTrending } from "./queries.ts";

/** Chips shown at most. */
const most = 12;
const shapes = ["w-24", "w-32", "w-28", "w-20", "w-36", "w-26"];

/** What many look for; pressing one puts it into the box. */
export function TrendingChips({ onPick }: { onPick: (keyword: string) => void }) {
  const { t } = useTranslation();
  const trending = useTrending();
  if (trending.data?.length === 0) return null;
  return (
    <section aria-labelledby="trending-title" className="flex flex-wrap items-center gap-x-2.5 gap-y-2">
      <h2 id="trending-title" className="font-sans text-sm font-normal tracking-normal text-muted">
        {t("search.trending.title")}
      </h2>
      {trending.isPending && (
        <Loading label={t("search.trending.loading")}>
          <span className="flex flex-wrap gap-2">
            {shapes.map((width) => (
              <Skeleton key={width} className={`h-8 rounded-full! ${width}`} />
            ))}
          </span>
        </Loading>
      )}
      {trending.isError && (
        <p role="status" className="flex flex-wrap gap-x-2 text-sm text-muted">
          {t("search.trending.failed")}
          <TextButton onClick={() => void trending.refetch()}>{t("common.retry")}</TextButton>
        </p>
      )}
      {trending.data && (
        <ul className="flex flex-wrap gap-2">
          {trending.data.slice(0, most).map((keyword) => (
            <li key={keyword} className="max-w-full">
              <Chip className="max-w-full text-left" onClick={() => onPick(keyword)}>
                {keyword}
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
