export const courseCategories = ['Security', 'Payments', 'AI', 'Database', 'Frontend', 'Backend'] as const;
export type CourseCategory = (typeof courseCategories)[number];

export const difficulties = ['beginner', 'intermediate', 'advanced'] as const;
type Difficulty = (typeof difficulties)[number];

export const difficultyLabels: Readonly<Record<Difficulty, string>> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
};
