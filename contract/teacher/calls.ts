export const teacherCalls = {
  progress: 'GET /fish/admin/teacher/progress',
  saveProgress: 'POST /fish/admin/teacher/saveProgress',
} as const;
