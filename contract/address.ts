/** The address of a path such as `/api/courses/:courseId` with its parameters filled in. */
export function addressOf(path: string, parameters: Readonly<Record<string, string | number>>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = parameters[name];
    if (value === undefined) throw new Error(`The path ${path} needs a value for "${name}"`);
    return encodeURIComponent(value);
  });
}
