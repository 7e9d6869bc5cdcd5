import { readFileSync } from 'node:fs';
import { wordsOf } from '@chalkline/domain/search/search-query';
import { Synonyms } from '@chalkline/domain/search/synonyms';
import { z } from 'zod';
import { YamlSource } from '../../content/yaml-source.ts';
import { projectPath } from '../../db/project-path.ts';

const synonymsFile = 'content/search-synonyms.yaml';

const phrase = z
  .string()
  .max(60)
  .refine((text) => wordsOf(text).length > 0, 'must contain a word');

const synonymsSchema = z.strictObject({ groups: z.array(z.array(phrase).min(2)) });

/** Reads the file of synonyms. A mistake in it stops the start with its line and what is wrong. */
export function loadSynonyms(): Synonyms {
  return parseSynonyms(readFileSync(projectPath(synonymsFile), 'utf8'));
}

export function parseSynonyms(text: string): Synonyms {
  return new Synonyms(new YamlSource(synonymsFile, text).parse(synonymsSchema).groups);
}
