/** The number of documents of a large installation. */
export const manyDocuments = 10_000;

/** Something that runs SQL: a client of PostgreSQL, or the embedded database. */
export interface SqlRunner {
  query<Row>(text: string, parameters?: unknown[]): Promise<{ rows: Row[] }>;
}

/** Subjects that the shipped content does not mention. */
const otherSubjects =
  `allotment aquarium archery badminton ballet baroque beekeeper birdwatch bouldering brewery canoe carpenter cathedral cello
  cheese choir cinema cricket crochet cutlery dahlia daylight dinghy embroidery falcon fencing ferry fiddle
  flamenco forest fossil glacier goalkeeper granite greenhouse guitar harbour harvest hockey honeycomb jazz judo kayak
  kettle lantern lighthouse loom luthier marathon marsh meadow mosaic mountain museum oboe opera orchard orchid origami
  oyster paddle pasture pepper piano poetry pottery pumpkin quilt rabbit rehearsal river rowing rugby saddle sailing
  sculpture shepherd skiing sourdough stable stadium steeple sunflower surfing swimming tapestry theatre thyme tractor
  tulip valley velvet viola violin volcano walnut watercolour weaving whisky willow woodland wrestling yoga zither`.split(
    /\s+/,
  );

const wordsEach = 150;
const titleWords = 5;
const atATime = 500;

/**
 * Fills search up with documents about other subjects. They share the common words of the content, and now and then
 * any of its words, as answers and posts of a large installation would.
 */
export async function fillSearch(database: SqlRunner): Promise<void> {
  const { rows: held } = await database.query<{ count: number }>(
    'select count(*)::int as count from search_documents',
  );
  const { rows: words } = await database.query<{ word: string; documents: number }>(
    "select word, ndoc as documents from ts_stat('select full_vector from search_documents') order by ndoc desc, word",
  );
  const missing = manyDocuments - (held[0]?.count ?? 0);
  const random = randomNumbers();
  const common = words.slice(0, Math.ceil(words.length / 20)).map(({ word }) => word);
  const all = words.map(({ word }) => word);
  const one = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const wordOf = () => {
    const chance = random();
    if (chance < 0.5) return one(common);
    return one(chance < 0.95 ? otherSubjects : all);
  };
  for (let done = 0; done < missing; done += atATime) {
    const documents = Array.from({ length: Math.min(atATime, missing - done) }, (_, index) => ({
      id: `grown-${done + index}`,
      title: Array.from({ length: titleWords }, () => one(otherSubjects)).join(' '),
      body: Array.from({ length: wordsEach }, wordOf).join(' '),
      requires: random() < 0.5 ? 'public' : 'paid',
    }));
    await database.query(insertion, [JSON.stringify(documents)]);
  }
  await database.query('analyze search_documents');
}

const insertion = `
  insert into search_documents (kind, document_id, requires, title, context, summary, body, address, open_vector, full_vector)
  select 'post', id, requires, title, '', '', body, '/blog/' || id, setweight(to_tsvector('english', title), 'A'),
    setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', body), 'D')
  from json_to_recordset($1::json) as grown(id text, title text, body text, requires text)`;

/** The same numbers between 0 and 1 in every run. */
function randomNumbers(): () => number {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
