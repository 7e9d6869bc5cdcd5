export const courseCategories = ['Security', 'Payments', 'AI', 'Database', 'Frontend', 'Backend'] as const;
export type CourseCategory = (typeof courseCategories)[number];

export const difficulties = ['beginner', 'intermediate', 'advanced'] as const;
