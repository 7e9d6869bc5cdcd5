import { asc, eq } from 'drizzle-orm';
import { courses, lessonQuestions, lessons, uploads } from '../../db/schema.ts';
import type { AppContext } from '../../platform/app-context.ts';
import type { PersonalDataSource } from '../../platform/personal-data/personal-data.ts';
import { imageName } from '../snapshots/index.ts';
import { forgetQuestions } from './forget-questions.ts';

/** A person's questions with their pictures and answers. Files of deleted pictures are removed with the snapshots. */
export function questionData({ db, storage }: Pick<AppContext, 'db' | 'storage'>): PersonalDataSource {
  return {
    name: 'questions',

    async read(userId) {
      const rows = await questionsOf(db, userId);
      const pictures = rows.flatMap(({ uploadId, contentType, course, lessonOrder }, index) =>
        uploadId && contentType
          ? [{ uploadId, name: fileName({ number: index + 1, course, lessonOrder, contentType }) }]
          : [],
      );
      return {
        data: rows.map(({ uploadId, contentType: _, ...question }) => ({
          ...question,
          file: pictures.find((picture) => picture.uploadId === uploadId)?.name ?? null,
        })),
        files: pictures.map(({ uploadId, name }) => ({
          name,
          open: async () => (await storage.open(imageName(uploadId)))?.content,
        })),
      };
    },

    forget: (tx, userId) => forgetQuestions(tx, eq(lessonQuestions.userId, userId)),
  };
}

function questionsOf(db: AppContext['db'], userId: string) {
  return db
    .select({
      course: courses.title,
      lesson: lessons.title,
      lessonOrder: lessons.orderIndex,
      text: lessonQuestions.text,
      positionSeconds: lessonQuestions.positionSeconds,
      mayShowName: lessonQuestions.mayShowName,
      askedAt: lessonQuestions.askedAt,
      answer: lessonQuestions.answerMarkdown,
      answeredAt: lessonQuestions.answeredAt,
      publishedTitle: lessonQuestions.publishedTitle,
      publishedQuestion: lessonQuestions.publishedQuestion,
      publishedAt: lessonQuestions.publishedAt,
      uploadId: lessonQuestions.uploadId,
      contentType: uploads.contentType,
    })
    .from(lessonQuestions)
    .innerJoin(lessons, eq(lessons.id, lessonQuestions.lessonId))
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .leftJoin(uploads, eq(uploads.id, lessonQuestions.uploadId))
    .where(eq(lessonQuestions.userId, userId))
    .orderBy(asc(lessonQuestions.askedAt), asc(lessonQuestions.id));
}

interface NamedPicture {
  readonly number: number;
  readonly course: string;
  readonly lessonOrder: number;
  readonly contentType: string;
}

function fileName({ number, course, lessonOrder, contentType }: NamedPicture): string {
  const name = course.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return `questions/${number}-${name}-lesson-${lessonOrder}.${contentType.replace('image/', '')}`;
}
