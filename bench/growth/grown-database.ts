import { Client } from 'pg';
import { firstNames, lastNames } from './names.ts';

/** The number of rows of a large installation. */
const size = {
  ...{ courses: 200, lessons: 2_000, people: 100_000 },
  ...{ completionsEach: 50, notesEach: 10, checksEach: 10, positionsEach: 10, favouritesEach: 5 },
} as const;

const firstCourse = 100_000;
const firstLesson = 1_000_000;

/**
 * Fills a database that the product has migrated. The database generates the rows itself, and foreign keys
 * are not checked meanwhile, so that five million rows take seconds instead of minutes.
 */
export async function growDatabase(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    await client.query(courses);
    await client.query(lessons);
    await client.query(people);
    await client.query(plans);
    await client.query(completions);
    for (const statement of ownData) await client.query(statement);
    await client.query(lessonDocuments);
    await client.query(noteDocuments);
    await client.query('set session_replication_role = origin');
    await client.query('vacuum analyze');
    await requireSize(client);
  } finally {
    await client.end();
  }
}

const courses = `
  insert into courses (id, slug, title, description, icon, category, difficulty, duration, is_published)
  select ${firstCourse} + n, 'grown-course-' || n, 'Grown course ' || n,
    'What a learner builds in this course, said in about as many words as the shipped ones use for it.',
    'browser', 'Frontend', 'beginner', '1 h', true
  from generate_series(1, ${size.courses} - (select count(*) from courses)) n`;

const lessons = `
  insert into lessons (id, course_id, order_index, title, description, duration, xp_reward, video_url,
    key_learning_points, build_points, notes_markdown)
  select ${firstLesson} + n, ${firstCourse} + 1 + n % made.courses, 1 + n / made.courses, 'Grown lesson ' || n,
    'What this lesson is about, in one sentence.', '8 min', 50, '/media/sample-lesson.mp4',
    '["A point"]', '["A thing"]', 'Notes.'
  from (select count(*)::int as courses from courses where id > ${firstCourse}) made,
    generate_series(0, ${size.lessons} - (select count(*)::int from lessons) - 1) n`;

/** They joined over a year in this order, so the newest rows are next to each other, as in real data. */
const people = `
  insert into users (issuer, subject, email, first_name, last_name, name, created_at)
  select 'https://grown.example', 'person-' || n, lower(first || '.' || last) || n || '@grown.example', first, last,
    first || ' ' || last, now() - interval '1 year' * (${size.people} - n) / ${size.people}
  from (
    select n, ${oneOf(firstNames, 'first')}, ${oneOf(lastNames, 'last')}
    from generate_series(1, ${size.people} - (select count(*) from users)) n
  ) named`;

/** One in five has bought something. */
const plans = `
  insert into entitlements (user_id, plan, source, starts_at)
  select id, (array['Monthly', 'Annual', 'Lifetime'])[1 + n % 3]::plan_name,
    case when n % 3 = 2 then 'purchase ' else 'subscription ' end || 'grown-' || n, created_at
  from (
    select id, created_at, row_number() over (order by id)::int as n
    from users where issuer = 'https://grown.example'
  ) numbered
  where n % 5 = 0`;

/** A person's completed lessons are thirteen apart, so that nobody completes a lesson twice. */
const completions = `
  with numbered as (select id, row_number() over (order by id) as n from users where issuer = 'https://grown.example'),
    listed as (select array_agg(id order by id) as ids from lessons)
  insert into lesson_completions (user_id, lesson_id, completed_at)
  select numbered.id, listed.ids[1 + (numbered.n * 7 + k * 13) % ${size.lessons}],
    now() - make_interval(days => (numbered.n + k * 7)::int % 365)
  from numbered, listed, generate_series(1, ${size.completionsEach}) k`;

/** Different lessons for each person and number, the same in every run. */
const someLesson = `listed.ids[1 + (numbered.n * 11 + k * 17) % ${size.lessons}]`;

/** A statement that adds rows to a table for each person, with one number per row. */
function forEverybody(table: string, columns: string, values: string, each: number): string {
  return `
  with numbered as (select id, row_number() over (order by id) as n from users where issuer = 'https://grown.example'),
    listed as (select array_agg(id order by id) as ids from lessons)
  insert into ${table} (user_id, ${columns})
  select numbered.id, ${values}
  from numbered, listed, generate_series(1, ${each}) k`;
}

const ownData = [
  forEverybody(
    'private_notes',
    'id, lesson_id, text, position_seconds, created_at, changed_at',
    `gen_random_uuid(), ${someLesson}, 'Ask about step ' || k || ' of the page that I am building for my shop.', k, now(), now()`,
    size.notesEach,
  ),
  forEverybody(
    'ticked_checks',
    'lesson_id, check_id, ticked_at',
    `${someLesson}, 'grown-check', now()`,
    size.checksEach,
  ),
  forEverybody(
    'watch_positions',
    'lesson_id, seconds, changed_at',
    `${someLesson}, k, now()`,
    size.positionsEach,
  ),
  forEverybody('favourite_lessons', 'lesson_id, added_at', `${someLesson}, now()`, size.favouritesEach),
  `insert into favourite_prompts (user_id, snippet_id, added_at)
   select users.id, snippets.id, now() from users, (select id from snippets order by id limit ${size.favouritesEach}) snippets
   where issuer = 'https://grown.example'`,
  forEverybody('typed_values', 'name, value, changed_at', "'currency', 'EUR', now()", 1),
  forEverybody('own_projects', 'name, purpose, url, join_link, changed_at', "'Paws', '', '', '', now()", 1),
];

const lessonDocuments = `
  insert into search_documents (kind, document_id, requires, title, context, summary, body, address, open_vector, full_vector)
  select 'lesson', id, 'paid', title, '', description, notes_markdown, '/lesson/' || id,
    to_tsvector('english', title), to_tsvector('english', title || ' ' || notes_markdown)
  from lessons where id >= ${firstLesson}`;

const noteDocuments = `
  insert into search_documents (kind, document_id, user_id, requires, title, context, summary, body, address, open_vector,
    full_vector)
  select 'note', user_id || '/' || id, user_id, 'session', text, '', '', '', '/lesson/' || lesson_id, vector, vector
  from private_notes, lateral (select setweight(to_tsvector('english', text), 'A') as vector) made
  on conflict do nothing`;

/** A name for each `n`: the same in every run, and without a pattern that would make a search faster. */
function oneOf(names: readonly string[], as: string): string {
  const list = names.map((name) => `'${name}'`).join(', ');
  return `(array[${list}])[1 + abs(hashtext('${as}' || n)::bigint) % ${names.length}] as ${as}`;
}

async function requireSize(client: Client): Promise<void> {
  const { rows } = await client.query<Record<'courses' | 'lessons' | 'people' | 'done' | 'notes', number>>(`
    select (select count(*)::int from courses) courses, (select count(*)::int from lessons) lessons,
      (select count(*)::int from users) people, (select count(*)::int from lesson_completions) done,
      (select count(*)::int from search_documents where kind = 'note') notes`);
  const [grown] = rows;
  const isGrown =
    grown?.courses === size.courses &&
    grown.lessons === size.lessons &&
    grown.people === size.people &&
    grown.done >= (size.people - 10) * size.completionsEach &&
    grown.notes >= (size.people - 10) * size.notesEach;
  if (!isGrown) throw new Error(`The database did not grow as meant: ${JSON.stringify(grown)}`);
}
