const beforeAllIds = '00000000-0000-0000-0000-000000000000';

/**
 * Reads many rows in slices by their ids, each row once, whatever happens to it meanwhile. Ends early, between two
 * rows, when the signal is aborted.
 */
export async function* rowsById<Row extends { readonly id: string }>(
  readAfter: (id: string) => Promise<readonly Row[]>,
  stopping?: AbortSignal,
): AsyncGenerator<Row> {
  for (let after: string | undefined = beforeAllIds; after !== undefined; ) {
    const rows: readonly Row[] = await readAfter(after);
    for (const row of rows) {
      if (stopping?.aborted) return;
      yield row;
    }
    after = rows.at(-1)?.id;
  }
}
