import { feedPath, publicAddresses, publicPath } from "@waymark/contract/public-pages";
import { languages } from "@waymark/contract/values";
import type { FastifyInstance } from "fastify";
import type { Translate } from "../../translate.ts";
import type { PublicPages } from "./public-pages.ts";

export type ListPublicPaths = () => Promise<readonly string[]>;

/** Search engines are asked not to visit pages that need an account. */
const personal = ["/api/", "/dashboard", "/settings", "/onboarding", "/checkout", "/operator", "/reset-auth"];

const hour = 3_600;

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** The sitemap: every page with its versions in the other languages, then the paths of `listPaths`. */
export function siteMap(origin: string, paths: readonly string[]): string {
  const at = (path: string) => escaped(origin + path);
  const fixed = publicAddresses.map(({ page, path }) => {
    const siblings = languages.map(
      (other) => `<xhtml:link rel="alternate" hreflang="${other}" href="${at(publicPath(page, other))}"/>`,
    );
    return `<url><loc>${at(path)}</loc>${siblings.join("")}</url>`;
  });
  const found = paths.map((path) => `<url><loc>${at(path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${[...fixed, ...found].join("")}</urlset>\n`;
}

/** Also serves the blog's feeds, which are empty while the blog is. */
export function mountSiteMap(
  app: FastifyInstance,
  pages: PublicPages,
  translate: Translate,
  listPaths: ListPublicPaths,
): void {
  const open = { schema: { hide: true } };
  app.get("/robots.txt", open, (request, reply) => {
    const rules = personal.map((path) => `Disallow: ${path}`);
    return reply
      .header("cache-control", `public, max-age=${hour}`)
      .type("text/plain; charset=utf-8")
      .send(
        [
          "User-agent: *",
          "Allow: /api/docs$",
          ...rules,
          "",
          `Sitemap: ${pages.origin(request)}/sitemap.xml`,
          "",
        ].join("\n"),
      );
  });
  app.get("/sitemap.xml", open, async (request, reply) => {
    const map = siteMap(pages.origin(request), await listPaths());
    return reply
      .header("cache-control", `public, max-age=${hour}`)
      .type("application/xml; charset=utf-8")
      .send(map);
  });
  for (const language of languages) {
    app.get(feedPath(language), open, (request, reply) => {
      const blog = escaped(pages.origin(request) + publicPath("blog", language));
      const feed = escaped(pages.origin(request) + feedPath(language));
      const title = escaped(translate(language, "pages.blog.feed"));
      return reply
        .header("cache-control", `public, max-age=${hour}`)
        .type("application/atom+xml; charset=utf-8")
        .send(
          `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}"><title>${title}</title><id>${blog}</id><link href="${blog}"/><link rel="self" href="${feed}"/><updated>2026-11-21T00:00:00Z</updated><author><name>Waymark</name></author></feed>\n`,
        );
    });
  }
}
