import type { CaptionTrack } from '@chalkline/domain/captions/caption-track';
import type { CaptionProblem } from '@chalkline/domain/captions/cue';
import { englishLanguageName, languageNamedBy, offeredLanguages } from '@chalkline/domain/captions/languages';
import { parseCaptions } from '@chalkline/domain/captions/parse-captions';
import { captionsFile } from '@chalkline/domain/captions/write-captions';
import { type ReactElement, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FileButton } from '../../../ui/file-button.tsx';
import { Select } from '../../../ui/select.tsx';
import styles from './captions-control.module.css';

interface AddCaptionsProps {
  /** The languages that the lesson has captions in. A file replaces them. */
  readonly taken: readonly string[];
  onAdd(track: CaptionTrack): void;
}

interface BrokenFile {
  readonly name: string;
  readonly problems: readonly CaptionProblem[];
}

/** Adds captions in a language, from a file or empty. English comes first; after that, the language is asked for. */
export function AddCaptions({ taken, onAdd }: AddCaptionsProps): ReactElement {
  const [chosen, setChosen] = useState<string>();
  const [isAsked, setAsked] = useState(false);
  const [broken, setBroken] = useState<BrokenFile>();
  const language = chosen ?? (taken.includes('en') ? undefined : 'en');
  const add = (addedLanguage: string | undefined, text: string) => {
    setAsked(addedLanguage === undefined);
    if (addedLanguage === undefined) return;
    onAdd({ language: addedLanguage, text });
    setChosen(undefined);
  };
  const read = async ([file]: File[]) => {
    if (!file) return;
    const { cues, problems } = parseCaptions(await file.text());
    setBroken(problems.length > 0 ? { name: file.name, problems } : undefined);
    if (problems.length > 0) return;
    // A name such as lesson.de.vtt tells the language, unless one was chosen.
    add(chosen ?? languageNamedBy(file.name) ?? language, captionsFile(cues));
  };
  const isTaken = language !== undefined && taken.includes(language);
  const isMissing = isAsked && language === undefined;
  return (
    <div className={styles.add}>
      <Field
        label="Language of the captions"
        error={isMissing ? 'Choose the language, then add the captions again.' : undefined}
      >
        {(control) => (
          <Select {...control} value={language ?? ''} onChange={({ target }) => setChosen(target.value)}>
            {language === undefined ? (
              <option value="" disabled>
                Choose a language
              </option>
            ) : null}
            {offeredLanguages.map((code) => (
              <option key={code} value={code}>
                {englishLanguageName(code)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className={styles.buttons}>
        <FileButton
          label={isTaken ? 'Replace with a file' : 'Choose a .vtt or .srt file'}
          aria-label={isTaken ? 'Replace with a captions file' : 'Choose a captions file'}
          accept=".vtt,.srt,text/vtt"
          onChoose={(files) => void read(files)}
        />
        {isTaken ? null : (
          <Button variant="quiet" onClick={() => add(language, captionsFile([]))}>
            Write them here
          </Button>
        )}
      </div>
      <div role="alert">{broken ? <Problems {...broken} /> : null}</div>
    </div>
  );
}

/** Nobody reads hundreds of problems; the first ones usually explain the others. */
const mostShown = 8;

function Problems({ name, problems }: BrokenFile): ReactElement {
  const others = problems.length - mostShown;
  return (
    <div className={styles.problems}>
      <p>
        <strong>{name}</strong> wasn't added. Put this right in the file, and choose it again:
      </p>
      <ul>
        {problems.slice(0, mostShown).map(({ line, message }) => (
          <li key={`${line} ${message}`}>
            Line {line}: {message}
          </li>
        ))}
        {others > 0 ? <li>And {others} more.</li> : null}
      </ul>
    </div>
  );
}
