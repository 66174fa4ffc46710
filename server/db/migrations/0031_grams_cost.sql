-- So that the planner does not work it out for row after row, which takes as long as two thousand comparisons. Not as much
-- as that, because it also expects so much of a bitmap, whose rows are not compared again.
ALTER FUNCTION "text_grams"(text) COST 500;
