/** The parts of an OpenAPI description that matter here. */
export interface ApiDescription {
  readonly paths?: Readonly<Record<string, unknown>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, unknown>> };
}

const consolePath = /^\/api\/founder(?:\/|$)/;
const reference = /"#\/components\/schemas\/([^"]+)"/g;

/** The API without the founder console: neither its calls nor the schemas that only those use. */
export function withoutConsole<Description extends ApiDescription>(description: Description): Description {
  const { paths = {}, components } = description;
  const publicPaths = Object.fromEntries(Object.entries(paths).filter(([path]) => !consolePath.test(path)));
  const schemas = usedBy(publicPaths, components?.schemas ?? {});
  return { ...description, paths: publicPaths, components: { ...components, schemas } };
}

function usedBy(
  paths: Readonly<Record<string, unknown>>,
  schemas: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const used = new Set<string>();
  const follow = (part: unknown) => {
    for (const [, name = ''] of JSON.stringify(part ?? {}).matchAll(reference)) {
      if (used.has(name)) continue;
      used.add(name);
      follow(schemas[name]);
    }
  };
  follow(paths);
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)));
}
