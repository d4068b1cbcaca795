#error("this file is no member of any target")
