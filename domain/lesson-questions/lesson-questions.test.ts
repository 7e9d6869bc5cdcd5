import { describe, expect, it } from 'vitest';
import { askerName, longestAnswer, longestAnswerTitle, refuseAnswer, refusePublication } from './answer.ts';
import {
  longestQuestion,
  mostOpenQuestions,
  mostQuestionsPerDay,
  mostQuestionsPerLesson,
  refuseAnotherQuestion,
  refuseQuestion,
} from './question.ts';

describe('a question', () => {
  it('needs a text of a limited length', () => {
    expect(refuseQuestion('Why?')).toBeUndefined();
    expect(refuseQuestion(' \u200b ')).toMatchObject({ field: 'text' });
    expect(refuseQuestion(`${'a'.repeat(longestQuestion)} `)).toBeUndefined();
    expect(refuseQuestion('a'.repeat(longestQuestion + 1))?.message).toContain('2,000');
  });

  it('has to wait while too many are open, in the lesson or asked today', () => {
    const held = { open: 0, today: 0, inLesson: 0 };
    expect(refuseAnotherQuestion(held)).toBeUndefined();
    expect(refuseAnotherQuestion({ ...held, open: mostOpenQuestions })?.code).toBe('open');
    expect(refuseAnotherQuestion({ ...held, inLesson: mostQuestionsPerLesson })?.code).toBe('lesson');
    expect(refuseAnotherQuestion({ ...held, today: mostQuestionsPerDay })?.code).toBe('day');
  });
});

describe('an answer', () => {
  it('needs a text of a limited length', () => {
    expect(refuseAnswer('Because.')).toBeUndefined();
    expect(refuseAnswer(' ')?.message).toBe('Write your answer first.');
    expect(refuseAnswer('a'.repeat(longestAnswer + 1))?.message).toContain('10,000');
  });

  it('is published with a title, and its question can be left out', () => {
    const publication = { title: 'Blank page', question: '', answer: 'Press Run.' };
    expect(refusePublication(publication)).toBeUndefined();
    expect(refusePublication({ ...publication, title: ' ' })?.field).toBe('title');
    expect(refusePublication({ ...publication, title: 'a'.repeat(longestAnswerTitle + 1) })?.field).toBe(
      'title',
    );
    expect(refusePublication({ ...publication, question: 'a'.repeat(longestQuestion + 1) })?.field).toBe(
      'question',
    );
    expect(refusePublication({ ...publication, answer: '' })?.field).toBe('answer');
  });

  it('names its asker by the first name, and only with their agreement', () => {
    expect(askerName(true, { firstName: 'Ada', name: 'Ada Lovelace' })).toBe('Ada');
    expect(askerName(true, { firstName: null, name: 'Ada Lovelace' })).toBe('Ada');
    expect(askerName(true, { firstName: null, name: null })).toBeNull();
    expect(askerName(false, { firstName: 'Ada', name: 'Ada Lovelace' })).toBeNull();
    expect(askerName(true, null)).toBeNull();
  });
});
