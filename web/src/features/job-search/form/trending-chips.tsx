import { useTranslation } from "react-i18next";
import { TextButton } from "../../../ui/button/link-button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { classes } from "../../../ui/classes.ts";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { useTrending } from "../queries.ts";

const maxChips = 12;
const shapes = ["w-24", "w-32", "w-28", "w-20", "w-36", "w-26"];

/** Popular search terms; pressing one puts it into the box. */
export function TrendingChips({ onPick }: { onPick: (keyword: string) => void }) {
  const { t, i18n } = useTranslation();
  const trending = useTrending(i18n.language);
  if (trending.data?.length === 0) return null;
  return (
    <section
      aria-labelledby="trending-title"
      className={classes(
        "flex min-w-0 flex-wrap gap-2",
        trending.isError ? "items-baseline" : "items-center",
      )}
    >
      <h2 id="trending-title" className="font-sans text-sm font-normal tracking-normal text-muted sm:mr-1">
        {t("job-search.trending.title")}
      </h2>
      {trending.isPending && (
        <Loading label={t("job-search.trending.loading")}>
          <span className="flex flex-wrap gap-2">
            {shapes.map((width) => (
              <Skeleton key={width} className={`h-8 rounded-full! ${width}`} />
            ))}
          </span>
        </Loading>
      )}
      {trending.isError && (
        <p role="status" className="flex flex-wrap items-baseline gap-x-2 text-sm text-muted">
          {t("job-search.trending.failed")}
          <TextButton onClick={() => void trending.refetch()}>{t("common.retry")}</TextButton>
        </p>
      )}
      {trending.data && (
        <ul className="-mx-4 flex w-[calc(100%+2rem)] gap-2 overflow-x-auto px-4 py-1 sm:contents">
          {trending.data.slice(0, maxChips).map((keyword) => (
            <li key={keyword} className="shrink-0 sm:max-w-full sm:shrink">
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
